import type { ChartFacts } from '#subjects/helm/schema/chart-facts.ts';

const NOTE = '# Written by npm run check -- helm --platform GIT_DIR --write. Meanings are in content/helm/values/.\n';

/** The file of a chart's facts: one line for each fact, so that a change to the chart is a readable diff. */
export function factsText(facts: ChartFacts): string {
  const { values, templates, parts, ...head } = facts;
  return [
    NOTE,
    ...Object.entries(head).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`),
    list('parts', parts, 0),
    list('values', values, 0),
    'templates:',
    templates.length === 0 ? ' []\n' : '\n',
    ...templates.map(({ variables, fields, asks, ...template }) => {
      const [first = '', ...more] = Object.entries(template).map(
        ([key, value]) => `${key}: ${JSON.stringify(value)}\n`,
      );
      return [
        `  - ${first}`,
        ...more.map((line) => `    ${line}`),
        ...Object.entries({ variables, fields, asks }).map(([key, items]) =>
          items === undefined ? '' : list(key, items, 4),
        ),
      ].join('');
    }),
  ].join('');
}

function list(key: string, items: readonly object[], indent: number): string {
  const spaces = ' '.repeat(indent);
  const lines = items.map((item) => `${spaces}  - ${JSON.stringify(item)}\n`);
  return `${spaces}${key}:${lines.length === 0 ? ' []' : ''}\n${lines.join('')}`;
}
