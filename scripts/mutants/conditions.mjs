// Finds the conditions of a source file, and what each can be replaced with.
import { parseSync } from 'vite';

const flips = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===', '==': '!=', '!=': '==', '&&': '||', '||': '&&' };
const loops = new Set(['WhileStatement', 'DoWhileStatement', 'ForStatement']);
const tests = new Set(['IfStatement', 'ConditionalExpression', ...loops]);
/** The only nodes of TypeScript that contain code. */
const transparent = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);
const isFunction = (node) => /Function(Declaration|Expression)$|^MethodDefinition$|^VariableDeclarator$/.test(node.type);

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();
/** The element that a condition shows; its text is no part of the condition. */
const elementIn = (node) => (node && /^JSX/.test(bare(node).type) ? bare(node) : undefined);
const bare = (node) => (node.type === 'ParenthesizedExpression' || transparent.has(node.type) ? bare(node.expression) : node);

/**
 * The conditions of a file: what `if`, `?:` and loops test, `&&`, `||`, `??`, `!` and comparisons. Those of types, of messages for a log and
 * of class names, which no unit test sees, are left out. `changes` are the replacements by name; `nth` tells apart
 * conditions with the same text and line.
 */
export function conditionsOf(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const found = new Map();
  const add = (node, within, changes, isTest = false) => {
    const { start, end, right } = bare(node);
    const shown = elementIn(right);
    const text = source.slice(start, shown?.openingElement?.name.end ?? shown?.openingFragment?.end ?? end);
    if (/^(true|false|\d+)$/.test(text)) return;
    const before = found.get(`${start}-${end}`);
    found.set(`${start}-${end}`, {
      start,
      end,
      text,
      within,
      isTest: isTest || before?.isTest,
      changes: { ...before?.changes, ...changes },
    });
  };
  visit(program, '', (node, within) => {
    const textOf = (part) => source.slice(part.start, part.end);
    if (tests.has(node.type) && node.test) {
      const text = textOf(bare(node.test));
      add(node.test, within, loops.has(node.type) ? { false: 'false' } : { true: 'true', false: 'false', negated: `!(${text})` }, true);
    }
    if (node.type === 'UnaryExpression' && node.operator === '!') add(node, within, { bare: `(${textOf(node.argument)})` });
    if (node.type === 'LogicalExpression' || (node.type === 'BinaryExpression' && node.operator in flips)) {
      const [one, other] = [textOf(node.left), textOf(node.right)];
      const flipped = flips[node.operator];
      add(node, within, flipped ? { flipped: `((${one}) ${flipped} (${other}))` } : { left: `(${one})`, right: `(${other})` });
    }
  });
  return placed([...found.values()], source);
}

/** In the order of the file, with their lines and numbers. */
function placed(conditions, source) {
  const counts = new Map();
  return conditions
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .map(({ start, end, text, ...rest }) => {
      const line = source.slice(0, start).split('\n').length;
      const context = oneLine(source.split('\n')[line - 1]);
      const key = `${text}\n${context}`;
      const nth = counts.get(key) ?? 0;
      counts.set(key, nth + 1);
      return { start, end, line, text: oneLine(text), context, nth, ...rest };
    });
}

function visit(node, within, see) {
  if (isIgnored(node)) return;
  see(node, within);
  const name = (isFunction(node) && (node.id?.name ?? node.key?.name)) || within;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (typeof child?.type === 'string') visit(child, name, see);
  }
}

function isIgnored(node) {
  if (node.type.startsWith('TS')) return !transparent.has(node.type);
  if (node.type === 'JSXAttribute') return /^(className|\w+ClassName)$/.test(node.name.name);
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  return /^(cn|cva)$/.test(callee.name ?? '') || /^(console|logger)$/.test(callee.object?.name ?? '');
}
