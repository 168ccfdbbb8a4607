import { useEffect, useState } from 'react';

/**
 * A value as it was when the last frame was painted: what depends on it is drawn one frame after what depends on the value itself. Unlike a deferred
 * value, it never gets into the same frame, which would delay that frame.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(() => value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
