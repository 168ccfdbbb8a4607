import { type PageLoad, totalBytes } from '../page-load.ts';
import { formatTable, kilobytes, milliseconds, shift } from '../row.ts';
import type { BuildRun } from '../run-build.ts';
import type { SiteFigures } from './measure-sites.ts';

/** A site with what it costs its readers and its writers. */
export interface ComparedSite {
  name: string;
  figures: SiteFigures;
  build: BuildRun;
}

interface Metric {
  what: string;
  of(site: ComparedSite): number;
  show(value: number): string;
}

const loadMetrics = (name: string, load: (figures: SiteFigures) => PageLoad): Metric[] => [
  { what: `${name}: first load`, of: ({ figures }) => totalBytes(load(figures)), show: kilobytes },
  { what: '  document', of: ({ figures }) => load(figures).bytes.document, show: kilobytes },
  { what: '  script', of: ({ figures }) => load(figures).bytes.script, show: kilobytes },
  { what: '  styles', of: ({ figures }) => load(figures).bytes.style, show: kilobytes },
  { what: '  fonts', of: ({ figures }) => load(figures).bytes.font, show: kilobytes },
  { what: '  requests until loaded', of: ({ figures }) => load(figures).requests, show: String },
  { what: '  first paint', of: ({ figures }) => load(figures).firstPaint, show: milliseconds },
  { what: '  largest paint', of: ({ figures }) => load(figures).largestPaint, show: milliseconds },
  { what: '  blocking time', of: ({ figures }) => load(figures).blocking, show: milliseconds },
  { what: '  layout shift', of: ({ figures }) => load(figures).layoutShift, show: shift },
];

const metrics: readonly Metric[] = [
  ...loadMetrics('Typical pages', ({ typical }) => typical),
  ...loadMetrics('Heaviest pages', ({ heaviest }) => heaviest),
  { what: 'Navigation, cold', of: ({ figures }) => figures.coldNavigation, show: milliseconds },
  { what: '  on a fast line', of: ({ figures }) => figures.coldNavigationOnFastLine, show: milliseconds },
  { what: 'Navigation, link pointed at', of: ({ figures }) => figures.prefetchedNavigation, show: milliseconds },
  { what: 'Build, nothing cached', of: ({ build }) => build.seconds, show: (value) => `${value.toFixed(1)} s` },
  { what: '  most memory', of: ({ build }) => build.megabytes, show: (value) => `${value.toFixed(0)} MB` },
];

/**
 * A table of ours beside the others, with our figure as a part of the best of theirs: below 1 ours is better.
 * @param ours our site
 * @param peers at least one other
 */
export function compareSites(ours: ComparedSite, peers: readonly ComparedSite[]): string {
  const rows = metrics.map(({ what, of, show }) => {
    const best = Math.min(...peers.map(of));
    const ratio = best === 0 ? (of(ours) === 0 ? '=' : 'peer has none') : (of(ours) / best).toFixed(2);
    return [what, ...[ours, ...peers].map((site) => show(of(site))), ratio];
  });
  return formatTable(['What', ours.name, ...peers.map(({ name }) => name), 'Ours / best peer'], rows);
}
