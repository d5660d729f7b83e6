/** No text that players read is written into a component: it would be the same in every language. */
import { type AST, parse } from "svelte/compiler";
import { expect, it } from "vitest";
import { sources } from "./messages";

/** Attributes that are read out or shown. */
const READ = [
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "title",
  "placeholder",
  "alt",
  "label",
];
/** Our name, the keys of a keyboard and signs are the same everywhere. */
const ALIKE = /^(?:Feira|[A-Z?↵Σ])$/;
const LETTERS = /\p{L}/u;

type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** All nodes of a tree. */
function* nodes(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const one of value) yield* nodes(one);
  } else if (isNode(value)) {
    yield value;
    for (const [name, inner] of Object.entries(value)) {
      if (name !== "css" && name !== "instance" && name !== "module" && name !== "metadata") yield* nodes(inner);
    }
  }
}

/** What an expression shows if it is nothing but a text, or one of two. */
function shown(expression: Node): string[] {
  if (expression.type === "Literal") return typeof expression.value === "string" ? [expression.value] : [];
  if (expression.type === "TemplateLiteral") {
    return (expression.quasis as { value: { cooked: string } }[]).map((one) => one.value.cooked);
  }
  if (expression.type !== "ConditionalExpression") return [];
  return [expression.consequent, expression.alternate].filter(isNode).flatMap(shown);
}

/** What a part of a template says in words of its own. */
function wordsOf(part: Node): string[] {
  if (part.type === "Text") return [String(part.data)];
  return part.type === "ExpressionTag" && isNode(part.expression) ? shown(part.expression) : [];
}

/** A colon right after something: in French there is a space before it. */
const COLON = /^:\s|^\s*:\s*$/;

function faults(source: string): string[] {
  const root: AST.Root = parse(source, { modern: true });
  const found: string[] = [];
  for (const node of nodes(root.fragment)) {
    if (node.type === "Attribute" && READ.includes(String(node.name))) {
      const parts = [node.value].flat().filter(isNode);
      found.push(...parts.flatMap(wordsOf).filter((one) => LETTERS.test(one) || (parts.length > 1 && COLON.test(one))));
    }
    if (node.type === "Fragment") {
      for (const part of node.nodes as Node[]) {
        found.push(...wordsOf(part).filter((one) => LETTERS.test(one) && !ALIKE.test(one.trim())));
        if (part.type === "Text" && COLON.test(String(part.data))) found.push(String(part.data));
      }
    }
  }
  return found.map((one) => one.trim());
}

const components = sources.filter(([path]) => path.endsWith(".svelte"));

it("knows a fault when it sees one", () => {
  expect(faults("<p>Hello</p>")).toEqual(["Hello"]);
  expect(faults('<button aria-label="Close">×</button>')).toEqual(["Close"]);
  expect(faults('<b title={many ? "coins" : "coin"}>{n}</b>')).toEqual(["coins", "coin"]);
  expect(faults("<p>{`about ${n}`}</p>")).toEqual(["about"]);
  expect(faults("<p><b>{place}</b>: {what}</p>")).toEqual([":"]);
  expect(faults('<i aria-label="{name}: {t(key)}"></i>')).toEqual([":"]);
  expect(faults('<p class="a">{t("hello")} · {n} <kbd>H</kbd></p><style>p { color: red; }</style>')).toEqual([]);
});

it.each(components)("%s", (_, source) => {
  expect(faults(source)).toEqual([]);
});
