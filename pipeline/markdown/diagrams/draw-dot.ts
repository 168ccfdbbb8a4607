import { instance, type Viz } from '@viz-js/viz';

/** One Graphviz per worker, started for the first diagram. */
let graphviz: Promise<Viz> | undefined;

/**
 * Helvetica represents the page's font, because Graphviz knows its widths. Manrope is up to 8 percent wider, so text that the page shows at 13 pixels
 * is laid out at 14.
 */
const font = { fontname: 'Helvetica', fontsize: 14 };

/** Graphviz's result for a text: an SVG unless there was an error, and the messages. */
export interface Drawing {
  svg: string | undefined;
  complaints: { message: string /** Line of the text, from 1. */; line: number | undefined }[];
}

/** Lays a DOT text out with Graphviz (https://graphviz.org/doc/info/lang.html). */
export async function drawDot(dot: string): Promise<Drawing> {
  graphviz ??= instance();
  const result = (await graphviz).render(dot, {
    format: 'svg',
    // Cluster titles are bold and therefore wider.
    graphAttributes: { bgcolor: 'transparent', pad: 0.05, ...font, fontsize: 15 },
    nodeAttributes: { shape: 'box', margin: '0.15,0.1', ...font },
    edgeAttributes: { arrowsize: 0.7, ...font, fontsize: 13 },
  });
  // A letter that Graphviz's width tables lack (an arrow, for example) is not the writer's error.
  const errors = result.errors.filter(({ message }) => !message.includes('no value for width'));
  const complaints = errors.map(({ message }) => {
    const line = /\bline (\d+)/.exec(message)?.[1];
    return { message: message.trim(), line: line === undefined ? undefined : Number(line) };
  });
  return { svg: result.status === 'success' ? result.output : undefined, complaints };
}
