// node peer.mjs DATA page | time SECONDS
import { readFileSync } from "node:fs";
import { page } from "./page.mjs";

const [data, command, seconds] = process.argv.slice(2);
const board = JSON.parse(readFileSync(data, "utf8"));

const microseconds = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

const run = (seconds) => {
  const start = microseconds();
  for (let runs = 1; ; runs++) {
    Buffer.from(page(board));
    const elapsed = microseconds() - start;
    if (elapsed > seconds * 1e6) return elapsed / runs;
  }
};

if (command === "page") {
  process.stdout.write(page(board));
} else {
  run(seconds / 2);
  console.log("html", run(seconds));
}
