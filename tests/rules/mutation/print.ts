import type { Allow, Expression, FunctionDeclaration } from 'embedded-firestore/rules-language';

/** Writes a tree as rules again, in parentheses wherever they could matter. Literals stay as they stand in `source`, new ones have no place there. */
export function printExpression(node: Expression, source: string): string {
  const print = (child: Expression): string => printExpression(child, source);
  const all = (children: readonly Expression[]): string => children.map(print).join(', ');
  switch (node.kind) {
    case 'literal':
      return node.at.end > node.at.offset ? source.slice(node.at.offset, node.at.end) : printValue(node.value);
    case 'variable':
      return node.name;
    case 'list':
      return `[${all(node.items)}]`;
    case 'map':
      return `{${node.entries.map(({ key, value }) => `${print(key)}: ${print(value)}`).join(', ')}}`;
    case 'path':
      return node.segments.map((segment) => `/${typeof segment === 'string' ? segment : `$(${print(segment)})`}`).join('');
    case 'member':
      return `${print(node.object)}.${node.name}`;
    case 'index':
      return `${print(node.object)}[${print(node.index)}]`;
    case 'slice':
      return `${print(node.object)}[${print(node.from)}:${print(node.to)}]`;
    case 'call':
      return `${node.name}(${all(node.args)})`;
    case 'method':
      return `${print(node.object)}.${node.name}(${all(node.args)})`;
    case 'unary':
      return `${node.op}${print(node.operand)}`;
    case 'is':
      return `(${print(node.operand)} is ${node.type})`;
    case 'binary':
    case 'logical':
      return `(${print(node.left)} ${node.op} ${print(node.right)})`;
    case 'conditional':
      return `(${print(node.test)} ? ${print(node.then)} : ${print(node.otherwise)})`;
  }
}

const printValue = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

export function printAllow({ methods, condition }: Allow, source: string): string {
  const when = condition === undefined ? '' : `: if ${printExpression(condition, source)}`;
  return `allow ${methods.join(', ')}${when};`;
}

export function printFunction({ name, parameters, lets, result }: FunctionDeclaration, source: string): string {
  const declared = lets.map((each) => `let ${each.name.name} = ${printExpression(each.value, source)}; `).join('');
  const named = parameters.map((each) => each.name).join(', ');
  return `function ${name.name}(${named}) { ${declared}return ${printExpression(result, source)}; }`;
}
