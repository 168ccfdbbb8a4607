import type { RichText } from '#model/rich-text.ts';
import { RichInline } from './RichInline.tsx';

/** The last paragraph of an entry; many entries have none. */
export function EntryNote({ text }: { text: RichText }) {
  if (text.length === 0) return null;
  return (
    <p>
      <RichInline text={text} />
    </p>
  );
}
