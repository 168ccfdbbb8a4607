import type { IntegrationTexts } from '#model/integration-texts.ts';
import type { SupportStatus } from '#model/integration-vocabulary.ts';
import { statusText } from './words.ts';

const tones: Readonly<Record<SupportStatus, string>> = {
  certified: 'good',
  incubating: 'warning',
  testing: 'warning',
  unknown: 'neutral',
};

/** An integration's support status, in one word. */
export function StatusBadge({ status, texts }: { status: SupportStatus; texts: IntegrationTexts }) {
  const label = statusText(texts).find(({ slug }) => slug === status)?.label;
  return <span className={`badge badge-${tones[status]}`}>{label}</span>;
}
