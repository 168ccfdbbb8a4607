import { CodeBlock } from '#site/tools/CodeBlock.tsx';
import { recipeLine } from '../recipe-lines.ts';

/** A recipe with its colors. */
export function RecipeCode({ label, code, copy }: { label: string; code: string; copy: string }) {
  const colored = code.split('\n').map((line, index, lines) => {
    const { indent, key, value, comment } = recipeLine(line);
    return (
      // Lines don't have their own identity.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span key={index}>
        {indent}
        {key !== '' && <span className="p">{key}</span>}
        {value}
        {comment !== '' && <span className="c">{comment}</span>}
        {index < lines.length - 1 && '\n'}
      </span>
    );
  });
  return <CodeBlock label={label} code={colored} copy={copy} className="studio-code" />;
}
