import type { RichText } from '#model/rich-text.ts';

/** A sentence from the notes inside an island, where links already have their public addresses. */
export function RichLine({ text }: { text: RichText }) {
  return text.map((part, index) => {
    // The parts of a sentence never change their order.
    if (typeof part === 'string') return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    if ('code' in part) return <code key={index}>{part.code}</code>;
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    if ('strong' in part) return <strong key={index}>{part.strong}</strong>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <a key={index} href={part.link}>
        {part.text}
      </a>
    );
  });
}
