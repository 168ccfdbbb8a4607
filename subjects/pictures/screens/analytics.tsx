import { App } from '../kit/App.tsx';
import { Column, Muted, Row, Stat, Title } from '../kit/basics.tsx';
import { Bars } from '../kit/charts.tsx';
import { useCompany, useLabels } from '../kit/picture-context.ts';

/** Usage of the application and the metadata that it contains. */
export function Analytics() {
  const charts = useLabels('analytics');
  const highlights = useLabels('analytics-highlights');
  const company = useCompany();
  return (
    <App>
      <Column c="main">
        <Row c="stats" at="highlights">
          <Stat label={highlights('Weekly Active Users')} value="37" />
          <Stat label={highlights('Datasets')} value="128" />
          <Stat label={highlights('Dashboards')} value="24" />
          <Stat label={highlights('Pipelines')} value="16" />
        </Row>
        <Title at="usage">{charts('DataHub Usage Analytics')}</Title>
        <Row c="cards">
          <Column c="card grow" at="searches">
            <b>{charts('Searches Last Week')}</b>
            <Bars values={[22, 31, 28, 40, 36, 9, 6]} />
          </Column>
          <Column c="card grow">
            <b>{charts('Top Search Queries')}</b>
            {['orders', 'revenue', 'customer email'].map((query, index) => (
              <Row key={query} c="between">
                {query}
                <Muted>{[48, 31, 12][index]}</Muted>
              </Row>
            ))}
          </Column>
        </Row>
        <Title at="landscape">{charts('Data Landscape Summary')}</Title>
        <Column c="card">
          <b>{charts('Entities per Domain')}</b>
          {company.domains.map(({ id, name }, index) => (
            <Row key={id} c="between">
              {name}
              <Muted>{[81, 34, 27][index]}</Muted>
            </Row>
          ))}
        </Column>
      </Column>
    </App>
  );
}
