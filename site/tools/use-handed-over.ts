import { useEffect, useRef } from 'react';
import { type ToolName, takeHandedOver } from './hand-over.ts';

/**
 * Fills a tool with the text that search kept for it. Tools start empty, like the built page, so this happens after the first render.
 * @param onTaken called once, if there is a text
 */
export function useHandedOver(tool: ToolName, onTaken: (text: string) => void): void {
  const taken = useRef(onTaken);
  useEffect(() => {
    const text = takeHandedOver(tool);
    if (text !== undefined) taken.current(text);
  }, [tool]);
}
