/** A sentence of the facts, in which code is between backticks. */
export function CodeText({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // Odd parts are code; the parts of a sentence never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
