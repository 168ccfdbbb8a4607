/** An event of Chromium's trace, as far as layouts and style recalculations need it. */
export interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
  args: {
    beginData?: {
      dirtyObjects?: number;
      totalObjects?: number;
      /** Present when a script forced the work. */
      stackTrace?: { functionName: string; url: string; columnNumber: number }[];
    };
  };
}

/** The trace categories for Chromium. */
export const LAYOUT_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'] as const;

/** The layouts and style recalculations of a trace. */
export function layoutWork(trace: Buffer): { events: TraceEvent[]; work: TraceEvent[] } {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return { events, work: events.filter(({ name }) => name === 'Layout' || name === 'UpdateLayoutTree') };
}

/**
 * The layouts and style recalculations that scripts of a site forced.
 * @returns the functions on each stack, innermost first, with their file and column
 */
export function forcedLayouts(work: readonly TraceEvent[]): string[] {
  const stacks = work.flatMap(({ args }) => (args.beginData?.stackTrace ? [args.beginData.stackTrace] : []));
  return (
    stacks
      // The observer's own scripts, such as Playwright's, have no address.
      .filter((stack) => stack.some(({ url }) => url.startsWith('http')))
      .map((stack) =>
        stack
          .map(({ functionName, url, columnNumber }) => `${functionName}@${url.split('/').at(-1)}:${columnNumber}`)
          .join(' < '),
      )
  );
}
