import { ChevronDown, GitFork, Pencil, RotateCw, TextSearch } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#site/ui/Icon.tsx';
import { App } from '../kit/App.tsx';
import { Box } from '../kit/Box.tsx';
import { Button, Check, Column, FormModal, Menu, Muted, Row, SearchInput, Select, Switch } from '../kit/basics.tsx';
import { Graph } from '../kit/Graph.tsx';
import { EntityIcon } from '../kit/marks.tsx';
import { useAsset, useCompany, useLabels } from '../kit/picture-context.ts';
import { AssetPage } from './asset.tsx';
import { ResultCard } from './search.tsx';

function GraphFrame({ columns, children }: { columns?: boolean; children: ReactNode }) {
  const modes = useLabels('details-lineage');
  const toggles = useLabels('lineage-toggles');
  const time = useLabels('lineage-time');
  const datasets = useLabels('collections');
  const asset = useAsset('customer-orders');
  return (
    <App>
      <Row c="between strip">
        <Muted c="cut">{[datasets('Datasets'), asset.platformName, ...asset.container].join(' › ')}</Muted>
        <Row c="modes">
          <Box as="span" at="details-mode">
            <Icon of={TextSearch} />
            {modes('Details')}
          </Box>
          <Box as="span" on at="lineage-mode">
            <Icon of={GitFork} />
            {modes('Lineage')}
          </Box>
        </Row>
      </Row>
      <Column c="canvas">
        <Row c="end">
          <Column c="card toggles" at="toggles">
            <Switch label={toggles('Show Full Titles')} on={false} />
            <Switch label={toggles('Compress Lineage')} on />
            <Switch label={toggles('Show Columns')} on={columns === true} at="show-columns" />
          </Column>
          <Select at="time">{time('All Time')}</Select>
        </Row>
        {children}
      </Column>
    </App>
  );
}

/** A table's upstream and downstream assets. */
export function LineageGraph() {
  return (
    <GraphFrame>
      <Graph
        nodes={[
          { id: 'order-events', step: 0, lane: 0, ways: [1] },
          { id: 'customers', step: 0, lane: 1, at: 'upstream', ways: [1, 2] },
          { id: 'raw-orders', step: 1, lane: 0, ways: [1] },
          { id: 'customer-orders', step: 2, lane: 0.5, chosen: true, at: 'center', ways: [1, 2] },
          { id: 'weekly-revenue', step: 3, lane: 0, at: 'downstream', ways: [1, 2] },
          { id: 'order-count-30d', step: 3, lane: 1, ways: [2] },
        ]}
        edges={[
          ['order-events', 'raw-orders'],
          ['raw-orders', 'customer-orders'],
          ['customers', 'customer-orders'],
          ['customer-orders', 'weekly-revenue'],
          ['customer-orders', 'order-count-30d'],
        ]}
      />
    </GraphFrame>
  );
}

/** A column's upstream columns. */
export function ColumnLineage() {
  return (
    <GraphFrame columns>
      <Graph
        nodes={[
          { id: 'raw-orders', step: 0, lane: 0, columns: ['customer', 'paid_at', 'price'], at: 'source' },
          {
            id: 'customer-orders',
            step: 1,
            lane: 0,
            columns: ['customer_id', 'first_order_at', 'total_value'],
            chosen: true,
            at: 'target',
          },
          { id: 'weekly-revenue', step: 2, lane: 0, columns: ['week', 'revenue'] },
        ]}
        edges={[
          ['raw-orders.customer', 'customer-orders.customer_id'],
          ['raw-orders.paid_at', 'customer-orders.first_order_at'],
          ['raw-orders.price', 'customer-orders.total_value'],
          ['customer-orders.total_value', 'weekly-revenue.revenue'],
        ]}
      />
    </GraphFrame>
  );
}

function LineageBar() {
  const labels = useLabels('lineage-tab');
  const columns = useLabels('column-lineage');
  const time = useLabels('lineage-time');
  return (
    <Row c="wrap toolbar">
      <Row c="button text" at="edit">
        <Icon of={Pencil} />
        {labels('Edit')}
        <Icon of={ChevronDown} />
      </Row>
      <Button kind="text" icon={GitFork} label={labels('Visualize Lineage')} at="visualize" />
      <Box c="grow wide" />
      <Select at="direction">{labels('Downstream')}</Select>
      <Button kind="text" label={columns('Column Lineage')} at="columns" />
      <Select c="wide" at="time">
        {time('All Time')}
      </Select>
      <Button kind="text" icon={RotateCw} label={labels('Refresh')} at="refresh" />
    </Row>
  );
}

/** Everything that depends on a table, as a list. */
export function ImpactList() {
  const search = useLabels('embedded-search');
  const filter = useLabels('search-filters');
  const degree = useLabels('lineage-filters');
  const names = useLabels('filter-names');
  const { assets, platforms } = useCompany();
  return (
    <AssetPage tab="Lineage" narrow>
      <LineageBar />
      <Row>
        <Button label={search('Filters')} at="filters" />
        <SearchInput hint={search('Search entities...')} at="search-list" />
      </Row>
      <Row c="top">
        <Column c="side keep" at="degree">
          <b>{filter('Filter')}</b>
          <b>{degree('Degree of Dependencies')}</b>
          <Check on>1</Check>
          <Check>2</Check>
          <Check>3+</Check>
          <b>{names('Platform')}</b>
          <Check>{platforms.find(({ id }) => id === 'looker')?.name}</Check>
        </Column>
        <Column c="grow">
          {assets
            .filter(({ upstream }) => upstream.includes('customer-orders'))
            .map((asset, index) => (
              <ResultCard key={asset.id} asset={asset} {...(index === 0 && { at: 'results' })} />
            ))}
        </Column>
      </Row>
    </AssetPage>
  );
}

/** The menu that changes lineage. */
export function LineageEditMenu() {
  const menu = useLabels('lineage-menu');
  return (
    <AssetPage tab="Lineage" narrow>
      <LineageBar />
      <Row>
        <Menu
          items={[{ label: menu('Edit Upstream') }, { label: menu('Edit Downstream') }]}
          places={{ 'Edit Upstream': 'edit-upstream', 'Edit Downstream': 'edit-downstream' }}
        />
      </Row>
    </AssetPage>
  );
}

/** A table's upstream assets, which a user enters. */
export function LineageForm() {
  const labels = useLabels('lineage-modal');
  const tab = useLabels('lineage-tab');
  const search = useLabels('lineage-search');
  const title = useLabels('lineage-title');
  const { assets } = useCompany();
  return (
    <FormModal
      title={`${title('Manage')} ${tab('Upstream')} ${title('Lineage')}`}
      cancel={labels('Cancel')}
      confirm={labels('Save Changes')}
      at="save"
    >
      <SearchInput hint={search('Search for')} at="search-assets" />
      {assets
        .filter(({ id }) => id === 'customers' || id === 'raw-orders')
        .map(({ id, name, entity }, index) => (
          <Row key={id} c="card" at={index === 0 ? 'asset' : ''}>
            <EntityIcon of={entity} />
            <b>{name}</b>
          </Row>
        ))}
    </FormModal>
  );
}
