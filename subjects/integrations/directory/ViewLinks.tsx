import type { IntegrationTexts } from '#model/integration-texts.ts';

export type IntegrationView = 'list' | 'matrix' | 'compare';

/** The views of the integrations, as links: each view has a separate address. */
export function ViewLinks({
  current,
  addresses,
  texts,
}: {
  current: IntegrationView;
  addresses: Readonly<Record<IntegrationView, string>>;
  texts: IntegrationTexts;
}) {
  const views: readonly (readonly [IntegrationView, string])[] = [
    ['list', texts.integrationList],
    ['matrix', texts.integrationMatrix],
    ['compare', texts.integrationCompare],
  ];
  return (
    <nav className="view-links" aria-label={texts.integrationViews}>
      {views.map(([view, label]) => (
        <a key={view} href={addresses[view]} aria-current={view === current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
