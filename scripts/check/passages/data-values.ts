import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** A key of a data file, or a value that is neither a list nor a set of keys. */
export interface DataValue {
  /** Keys from the top, joined by dots; entries of lists are `[]`, for example `modules[].options[].name`. */
  path: string;
  value: string | number | boolean | null;
  /** 1-based line on which it starts; of a block of text, the line after its mark. */
  line: number;
  /** Whether this is the key itself; its value is null then. */
  key: boolean;
}

/**
 * Lists the keys and values of a YAML text in order.
 * @param text one document
 * @param line line of the file on which the text starts
 * @returns values, and before those of a key the key itself (`key: true`)
 * @throws Error if the text isn't YAML
 */
export function dataValues(text: string, line = 1): DataValue[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const [error] = document.errors;
  if (error) throw new Error(error.message);
  const values: DataValue[] = [];
  const lineOf = (node: Node) => counter.linePos(node.range?.[0] ?? 0).line + line - 1;
  const visit = (node: unknown, path: string): void => {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        const name = isScalar(key) ? String(key.value) : '';
        const below = path === '' ? name : `${path}.${name}`;
        if (isScalar(key)) values.push({ path: below, value: null, line: lineOf(key), key: true });
        visit(value, below);
      }
    } else if (isSeq(node)) for (const item of node.items) visit(item, `${path}[]`);
    else if (isScalar(node)) {
      const isBlock = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL';
      const { value } = node;
      const plain = typeof value === 'number' || typeof value === 'boolean' || value === null ? value : String(value);
      values.push({ path, value: plain, line: lineOf(node) + (isBlock ? 1 : 0), key: false });
    }
  };
  visit(document.contents, '');
  return values;
}
