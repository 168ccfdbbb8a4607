import { Bookmark, ChevronDown, Download, Ellipsis, Plus, SquareCheck } from 'lucide';
import type { ReactNode } from 'react';
import type { SampleAsset } from '#model/sample-catalog.ts';
import { Icon } from '#site/ui/Icon.tsx';
import { App } from '../kit/App.tsx';
import { Box } from '../kit/Box.tsx';
import {
  Button,
  Check,
  Column,
  Field,
  FormModal,
  Input,
  Menu,
  Muted,
  Row,
  SearchInput,
  Select,
  Title,
} from '../kit/basics.tsx';
import { EntityIcon, Person, Tag, Term } from '../kit/marks.tsx';
import { describeAsset, useCompany, useLabels } from '../kit/picture-context.ts';

/** One asset in a list of results. */
export function ResultCard({ asset, at, places }: { asset: SampleAsset; at?: string; places?: boolean }) {
  const company = useCompany();
  const { platformName, ownerNames, termNames, ...shown } = describeAsset(company, asset);
  return (
    <Column c="card" at={at}>
      <Row c="small">
        <EntityIcon of={shown.entity} />
        <Muted>{[platformName, shown.subType, ...shown.container].join(' › ')}</Muted>
      </Row>
      <Title at={places ? 'name' : ''}>{shown.name}</Title>
      <Muted>{shown.description}</Muted>
      <Row c="wrap" at={places ? 'labels' : ''}>
        {ownerNames.slice(0, 1).map((name) => (
          <Person key={name} name={name} />
        ))}
        {shown.tags.map((id) => (
          <Tag key={id} id={id} />
        ))}
        {termNames.map((name) => (
          <Term key={name} name={name} />
        ))}
      </Row>
    </Column>
  );
}

function Filters({ children }: { children: ReactNode }) {
  const labels = useLabels('search-filters');
  return (
    <Column c="side" at="filters">
      <Row c="between">
        <b>{labels('Filter')}</b>
        <Button kind="text" label={labels('Advanced')} at="advanced" />
      </Row>
      {children}
    </Column>
  );
}

/** Platforms with assets that a search for orders finds. */
const ORDER_PLATFORMS = ['snowflake', 'kafka', 'airflow'];

function SimpleFilters({ platform }: { platform: string }) {
  const names = useLabels('filter-names');
  const { platforms, domains, tags } = useCompany();
  return (
    <Filters>
      <b>{names('Platform')}</b>
      {platforms
        .filter(({ id }) => ORDER_PLATFORMS.includes(id))
        .map(({ id, name }) => (
          <Check key={id} on={id === platform}>
            {name}
          </Check>
        ))}
      <b>{names('Domain')}</b>
      {domains.slice(0, 2).map(({ id, name }) => (
        <Check key={id}>{name}</Check>
      ))}
      <b>{names('Tag')}</b>
      {tags.slice(0, 2).map(({ id }) => (
        <Check key={id}>{id}</Check>
      ))}
    </Filters>
  );
}

function ResultsHead({ count = 3 }: { count?: number }) {
  const labels = useLabels('search');
  return (
    <Row c="between">
      <span>
        {labels('Showing')} <b>1 - {count}</b> {labels('of')} <b>{count}</b> {labels('results')}
      </span>
      <Button kind="text" icon={Ellipsis} at="more" />
    </Row>
  );
}

function useOrders(): SampleAsset[] {
  return useCompany().assets.filter(({ id }) => ['customer-orders', 'order-items', 'raw-orders'].includes(id));
}

/**
 * A search with its filters and results.
 * @param platform the only platform whose assets are shown
 */
export function SearchResults({ platform = 'snowflake' }: { platform?: string }) {
  const found = useCompany()
    .assets.filter((asset) => asset.platform === platform && /order/.test(asset.name) && asset.id !== 'raw-orders')
    .slice(0, 2);
  return (
    <App search="orders">
      <Row c="main">
        <SimpleFilters platform={platform} />
        <Column c="grow">
          <ResultsHead count={found.length} />
          {found.map((asset, index) => (
            <ResultCard key={asset.id} asset={asset} {...(index === 0 && { at: 'results', places: true })} />
          ))}
        </Column>
      </Row>
    </App>
  );
}

/** Conditions that are combined. */
export function AdvancedSearch() {
  const labels = useLabels('search-filters');
  const names = useLabels('filter-names');
  const add = useLabels('advanced-add');
  const union = useLabels('advanced-union');
  const save = useLabels('save-view');
  const { domains } = useCompany();
  return (
    <App search="orders">
      <Row c="main">
        <Column c="side keep">
          <Row c="between">
            <b>{labels('Filter')}</b>
            <Button kind="text" label={labels('Basic')} at="basic" />
          </Row>
          <Column c="card" at="condition">
            <Muted>{names('Domain')}</Muted>
            <span className="k-pill">{domains[0]?.name}</span>
          </Column>
          <Column c="card">
            <Muted>{names('Tag')}</Muted>
            <Tag id="gold" />
          </Column>
          <Select at="union">{union('all filters')}</Select>
          <Row c="between">
            <Button label={add('Add Filter')} icon={Plus} at="add-filter" kind="text" />
          </Row>
          <Button label={save('Save as View')} kind="text" at="save-view" />
        </Column>
        <Column c="grow wide">
          <ResultsHead />
          {useOrders()
            .slice(1, 3)
            .map((asset) => (
              <ResultCard key={asset.id} asset={asset} />
            ))}
        </Column>
      </Row>
    </App>
  );
}

/** The menu above the results. */
export function SearchMenu() {
  const edit = useLabels('search-menu');
  const csv = useLabels('csv-button');
  const [first] = useOrders();
  return (
    <App search="orders">
      <Column c="main">
        <ResultsHead />
        <Row c="end">
          <Menu
            items={[
              { label: csv('Download'), icon: Download },
              { label: edit('Edit...'), icon: SquareCheck },
            ]}
            places={{ Download: 'download', 'Edit...': 'edit' }}
          />
        </Row>
        {first && <ResultCard asset={first} />}
      </Column>
    </App>
  );
}

/** Several results to change together. */
export function BulkEdit() {
  const groups = {
    owners: useLabels('bulk-owners')('Owners'),
    terms: useLabels('bulk-terms')('Glossary Terms'),
    tags: useLabels('bulk-tags')('Tags'),
    domain: useLabels('bulk-domain')('Domain'),
    deprecation: useLabels('bulk-deprecation')('Deprecation'),
    delete: useLabels('bulk-delete')('Delete'),
  };
  const tags = useLabels('bulk-tags');
  return (
    <App search="orders">
      <Column c="main">
        <Row c="wrap toolbar" at="actions">
          {Object.values(groups).map((label) => (
            <Row key={label} c="button text">
              {label}
              <Icon of={ChevronDown} />
            </Row>
          ))}
        </Row>
        <Row c="under">
          <Menu items={[{ label: tags('Add tags') }, { label: tags('Remove tags') }]} at="menu" />
        </Row>
        {useOrders()
          .slice(0, 2)
          .map((asset, index) => (
            <Row key={asset.id}>
              <Box at={index === 0 ? 'box' : ''}>
                <Check on>{null}</Check>
              </Box>
              <Box c="grow">
                <ResultCard asset={asset} />
              </Box>
            </Row>
          ))}
      </Column>
    </App>
  );
}

/** The formats for saving a list of results. */
export function DownloadResults() {
  const labels = useLabels('csv');
  return (
    <FormModal title={labels('Download as...')} cancel={labels('Close')} confirm={labels('Download')} at="download">
      <Input value="orders.csv" at="file" />
    </FormModal>
  );
}

/** The page that the application opens with. */
export function HomePage() {
  const labels = useLabels('home');
  const sections = useLabels('home-sections');
  const placeholder = useLabels('search-placeholder');
  const company = useCompany();
  const bar = useLabels('top-bar');
  const countOf = (entity: SampleAsset['entity']) => company.assets.filter((asset) => asset.entity === entity).length;
  const kinds = [
    { name: useLabels('collections')('Datasets'), icon: <EntityIcon of="dataset" />, count: countOf('dataset') },
    {
      name: useLabels('collections-dashboard')('Dashboards'),
      icon: <EntityIcon of="dashboard" />,
      count: countOf('dashboard'),
    },
    { name: useLabels('collections-task')('Tasks'), icon: <EntityIcon of="dataJob" />, count: countOf('dataJob') },
    {
      name: useLabels('collections-feature')('Features'),
      icon: <EntityIcon of="mlFeature" />,
      count: countOf('mlFeature'),
    },
    {
      name: useLabels('collections-term')('Glossary Terms'),
      icon: <Icon of={Bookmark} />,
      count: company.termGroups.flatMap(({ terms }) => terms).length,
    },
  ];
  return (
    <>
      <Row c="bar">
        <span className="k-grow">
          {labels('Welcome back,')} <b>{company.users[0]?.name}</b>
        </span>
        <Row c="nav">
          <Button kind="text" label={bar('Analytics')} />
          <Button kind="text" label={bar('Ingestion')} at="ingestion" />
          <Button kind="text" label={bar('Govern')} at="govern" />
        </Row>
      </Row>
      <Column c="hero">
        <SearchInput hint={placeholder('Search Datasets, People, & more...')} at="search" />
        <Row c="between small">
          <b>{labels('Try searching for')}</b>
          <Button kind="text" label={labels('Explore all')} at="explore" />
        </Row>
        <Row c="wrap">
          {['customer-orders', 'weekly-revenue', 'order-events'].map((id) => (
            <span key={id} className="k-pill">
              {company.assets.find((asset) => asset.id === id)?.name}
            </span>
          ))}
        </Row>
      </Column>
      <Column c="main">
        <Title>{sections('Explore your data')}</Title>
        <Row c="tiles" at="explore-data">
          {kinds.map(({ name, icon, count }) => (
            <Row key={name} c="card tile">
              {icon}
              <Column c="tight">
                <b>{name}</b>
                <Muted>{count}</Muted>
              </Column>
            </Row>
          ))}
        </Row>
      </Column>
    </>
  );
}

/** A view that narrows the results, beside the search field. */
export function ViewMenu() {
  const select = useLabels('view-select');
  const create = useLabels('view-create');
  const manage = useLabels('view-manage');
  const { views } = useCompany();
  const kinds = [select('Private'), select('Public')] as const;
  const [first] = useOrders();
  return (
    <App search="orders" view={<Select at="view">{views[0]?.name}</Select>}>
      <Row c="main">
        <Column c="grow wide">{first && <ResultCard asset={first} />}</Column>
        <Column c="menu keep">
          <Row c="between">
            <Button kind="text" label={create('Create View')} at="create" />
            <Button kind="text" label={create('Clear')} at="clear" />
          </Row>
          {kinds.map((kind) => (
            <Column key={kind}>
              <Muted>{kind}</Muted>
              {views
                .filter(({ isPublic }) => isPublic === (kind === 'Public'))
                .map(({ name }) => (
                  <Row key={name} at={kind.toLowerCase()}>
                    {name}
                  </Row>
                ))}
            </Column>
          ))}
          <Button kind="text" label={manage('Manage Views')} at="manage" />
        </Column>
      </Row>
    </App>
  );
}

/** What a view is made of. */
export function ViewForm() {
  const form = useLabels('view-form');
  const modal = useLabels('view-modal');
  const types = useLabels('view-select');
  const names = useLabels('filter-names');
  const { views, domains } = useCompany();
  return (
    <FormModal title={modal('Create new View')} cancel={modal('Cancel')} confirm={modal('Save')} at="save">
      <Field label={form('Name')} at="name">
        <Input value={views[0]?.name ?? ''} />
      </Field>
      <Field label={form('Description')}>
        <Input value={views[0]?.description ?? ''} />
      </Field>
      <Field label={form('Type')} at="type">
        <Select>{types('Public')}</Select>
      </Field>
      <Field label={form('Filters')} at="filters">
        <Row c="wrap">
          <span className="k-pill">
            {names('Domain')}: {domains[0]?.name}
          </span>
          <Tag id="gold" />
        </Row>
      </Field>
    </FormModal>
  );
}
