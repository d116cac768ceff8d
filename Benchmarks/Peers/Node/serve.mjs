// node serve.mjs PORT text | board DATA, with a process for each core
import cluster from "node:cluster";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { availableParallelism } from "node:os";
import { page } from "./page.mjs";

const [port, what, data] = process.argv.slice(2);

if (cluster.isPrimary) {
  for (let core = 0; core < availableParallelism(); core++) cluster.fork();
} else {
  const board = what === "board" && JSON.parse(readFileSync(data, "utf8"));
  const type = board ? "text/html; charset=utf-8" : "text/plain; charset=utf-8";
  createServer((request, response) => {
    const body = Buffer.from(board ? page(board) : "Hello, World!");
    response.writeHead(200, { "Content-Type": type, "Content-Length": body.length });
    response.end(body);
  }).listen(Number(port), "127.0.0.1");
}
