/** What Chromium tells of the line (Network Information API); other browsers tell nothing and count as fast. */
interface Connection {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g`, or `4g`. */
  effectiveType?: string;
  /** Estimated round trip in ms, in steps of 25. */
  rtt?: number;
}

function currentConnection(): Connection {
  return (navigator as { connection?: Connection }).connection ?? {};
}

/** Milliseconds for a round trip from which a line is slow: a font would miss the first paint, and links in view would delay what the reader asks for. */
const SLOW_ROUND_TRIP_MS = 150;

/** Whether the reader's line is slow. */
export function isSlow({ rtt } = currentConnection()): boolean {
  return Number(rtt) >= SLOW_ROUND_TRIP_MS;
}

/** Whether to load what the reader is about to ask for, such as the page of a link under the pointer: not with data saver, not on 2g. */
export function mayLoadAhead({ saveData, effectiveType = '' } = currentConnection()): boolean {
  return !saveData && !/2g/.test(effectiveType);
}

/** Whether to load what the reader might ask for, such as the pages of links in view: only on a fast line. */
export function mayGuess(connection = currentConnection()): boolean {
  return mayLoadAhead(connection) && connection.effectiveType !== '3g' && !isSlow(connection);
}
