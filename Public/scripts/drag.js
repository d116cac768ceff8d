// Cards are dragged between columns. A drop fills in the card's own move form and sends it, so both ways are one.

let dragged;

export function dragCards() {
  document.addEventListener("pointerdown", allowDrag);
  document.addEventListener("dragstart", startDrag);
  document.addEventListener("dragover", pointOutColumn);
  document.addEventListener("drop", dropCard);
  document.addEventListener("dragend", endDrag);
}

/** Only where a pointer takes hold of a card; its controls keep their own way of being dragged over. */
function allowDrag(event) {
  const card = event.target.closest?.("[data-stage-id] [data-idea-id]");
  if (card) card.draggable = !event.target.closest("select, button, input");
}

function startDrag(event) {
  const card = event.target.closest?.("[data-stage-id] [data-idea-id]");
  if (!card) return;
  dragged = card;
  event.dataTransfer.effectAllowed = "move";
  event.dataTransfer.setData("text/plain", card.querySelector("h3")?.textContent ?? "");
  card.dataset.dragging = "";
}

function pointOutColumn(event) {
  const column = columnUnder(event);
  markTarget(column);
  if (!column) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "move";
}

function dropCard(event) {
  const column = columnUnder(event);
  if (!column) return;
  event.preventDefault();
  const form = dragged.querySelector("[data-ui=moveForm]");
  const stage = form?.querySelector("select");
  const isElsewhere = !column.contains(dragged);
  endDrag();
  if (!stage || !isElsewhere) return;
  stage.value = column.dataset.stageId;
  if (stage.value === column.dataset.stageId) form.requestSubmit();
}

function endDrag() {
  if (!dragged) return;
  delete dragged.dataset.dragging;
  dragged = undefined;
  markTarget(undefined);
}

function columnUnder(event) {
  return dragged ? event.target.closest?.("[data-stage-id]") : undefined;
}

function markTarget(column) {
  for (const marked of document.querySelectorAll("[data-drop-target]")) {
    if (marked !== column) delete marked.dataset.dropTarget;
  }
  if (column) column.dataset.dropTarget = "";
}
