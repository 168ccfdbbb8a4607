import { CircleCheck, CircleX, Clock, Copy, Hash, type IconNode, Type, UserPen } from 'lucide';
import { Icon } from '#site/ui/Icon.tsx';
import { Box } from '../kit/Box.tsx';
import {
  AddButton,
  Button,
  Column,
  Field,
  FormModal,
  Input,
  Menu,
  Muted,
  Row,
  SearchInput,
  Select,
  Stat,
  Title,
} from '../kit/basics.tsx';
import { Bars } from '../kit/charts.tsx';
import { Avatar, Person, Status, Tag, Term } from '../kit/marks.tsx';
import { termNames, useAsset, useCompany, useLabels, useNumber } from '../kit/picture-context.ts';
import { Table } from '../kit/Table.tsx';
import { AssetPage } from './asset.tsx';

const kindIcons: Readonly<Record<string, IconNode>> = { Number: Hash, String: Type, Time: Clock };

function FieldRows({ count = 5 }: { count?: number }) {
  const labels = useLabels('schema-table');
  const types = useLabels('field-types');
  const primary = useLabels('primary-key');
  const nullable = useLabels('nullable');
  const add = useLabels('tags-terms');
  // Narrow screens don't have room for all columns, so the terms column is hidden unless the page explains it.
  const termNumber = useNumber('field-term');
  const company = useCompany();
  const { fields } = useAsset('customer-orders');
  return (
    <Table
      head={[labels('Field'), labels('Description'), labels('Tags'), labels('Glossary Terms')]}
      wide={[termNumber === undefined ? 3 : 1]}
      rows={fields
        .slice(0, count)
        .map(({ name, kind, description, primaryKey, nullable: empty, tags, terms }, index) => ({
          key: name,
          cells: [
            <Column key="name" c="tight" at={index === 0 ? 'field' : ''}>
              <Row>
                <Icon of={kindIcons[kind] ?? Type} />
                <b>{name}</b>
              </Row>
              <Muted c="small">
                {types(kind as 'String')}
                {primaryKey && ` · ${primary('Primary Key')}`}
                {empty && ` · ${nullable('Nullable')}`}
              </Muted>
            </Column>,
            <Box key="description" as="span" at={index === 1 ? 'description' : ''}>
              {description}
            </Box>,
            tags.length > 0 ? (
              <Row key="tags" at="field-tag">
                {tags.map((id) => (
                  <Tag key={id} id={id} />
                ))}
              </Row>
            ) : (
              index === 2 && <AddButton key="tags" label={add('Add Tags')} at="add-tag" />
            ),
            termNames(company, terms).map((term) => (
              <Term key={term} name={term} at={index === 0 ? 'field-term' : ''} />
            )),
          ],
        }))}
    />
  );
}

/** The columns of a table. */
export function SchemaTab() {
  const header = useLabels('schema-header');
  return (
    <AssetPage tab="Schema">
      <Row c="toolbar">
        <SearchInput hint={header('Search in schema...')} at="search-schema" />
      </Row>
      <FieldRows />
    </AssetPage>
  );
}

/** Versions in which columns changed last, in the order of the columns. */
const CHANGES = [
  ['Added', '0.0.0', '3 months ago'],
  ['Added', '0.0.0', '3 months ago'],
  ['Added', '0.0.0', '3 months ago'],
  ['Modified', '1.0.0', '2 months ago'],
  ['Added', '1.1.0', '3 days ago'],
] as const;

/** In which version a column changed last. */
export function SchemaHistory() {
  const header = useLabels('schema-header');
  const table = useLabels('schema-table');
  const blame = useLabels('schema-blame');
  return (
    <AssetPage tab="Schema" narrow>
      <Row c="toolbar">
        <SearchInput hint={header('Search in schema...')} c="wide" />
        <Box c="grow wide" />
        <Button kind="text" icon={UserPen} at="history" />
        <Select at="version">{`${CHANGES[4][1]} - ${CHANGES[4][2]}`}</Select>
      </Row>
      <Table
        head={[table('Field'), table('Description'), '']}
        wide={[1]}
        rows={useAsset('customer-orders').fields.map(({ name, description }, index) => {
          const [change, version, time] = CHANGES[index] ?? CHANGES[0];
          return {
            key: name,
            cells: [
              <b key="name">{name}</b>,
              description,
              <Column key="change" c="tight" at={index === 3 ? 'change' : ''}>
                <span>
                  {blame(change)} {blame('in v')}
                  {version}
                </span>
                <Muted c="small">{time}</Muted>
              </Column>,
            ],
          };
        })}
      />
    </AssetPage>
  );
}

/** Properties that the source or a program gave a table. */
export function PropertiesTab() {
  const labels = useLabels('properties');
  return (
    <AssetPage tab="Properties">
      <Table
        head={[labels('Name'), labels('Value')]}
        rows={[
          ['materialization', 'table'],
          ['model', 'models/marts/customer_orders.sql'],
          ['retention_days', '730'],
          ['team_channel', '#shop-analytics'],
        ].map(([name = '', value = ''], index) => ({
          key: name,
          cells: [<b key="name">{name}</b>, value],
          ...(index === 2 && { at: 'property' }),
        }))}
      />
    </AssetPage>
  );
}

function QueryCard({
  at,
  query,
}: {
  at?: string;
  query: { title: string; description: string; sql: string; author: string };
}) {
  const copy = useLabels('query-copy');
  return (
    <Column c="card grow" at={at}>
      <Box as="pre">{query.sql}</Box>
      <b>{query.title}</b>
      <Muted>{query.description}</Muted>
      <Row c="end">
        <Button kind="text" icon={Copy} label={copy('Copy')} />
      </Row>
    </Column>
  );
}

/** Highlighted queries and recent queries. */
export function QueriesTab() {
  const bar = useLabels('queries-bar');
  const labels = useLabels('queries');
  const { queries } = useCompany();
  return (
    <AssetPage tab="Queries" narrow>
      <Row c="between toolbar">
        <AddButton label={bar('Add Query')} at="add" />
        <SearchInput hint={bar('Search in queries...')} at="search-queries" />
      </Row>
      <Column c="tight" at="highlighted">
        <Title>{labels('Highlighted Queries')}</Title>
        <Muted>{labels('Shared queries relevant to this dataset')}</Muted>
      </Column>
      <Row c="cards">
        {queries.map((query) => (
          <QueryCard key={query.title} query={query} />
        ))}
      </Row>
      <Column c="tight" at="recent">
        <Title>{labels('Recent Queries')}</Title>
        <Muted>{labels('Queries that have been recently run against this dataset')}</Muted>
      </Column>
    </AssetPage>
  );
}

/** A query to share. */
export function QueryForm() {
  const form = useLabels('query-form');
  const modal = useLabels('query-modal');
  const query = useCompany().queries[0];
  return (
    <FormModal title={`${modal('New')} ${modal('Query')}`} cancel={modal('Cancel')} confirm={modal('Save')} at="save">
      <Field label={form('Query')} at="query">
        <Box as="pre">{query?.sql}</Box>
      </Field>
      <Field label={form('Title')} at="title">
        <Input value={query?.title ?? ''} />
      </Field>
      <Field label={form('Description')}>
        <Input value={query?.description ?? ''} />
      </Field>
    </FormModal>
  );
}

/** A table's profile and usage. */
export function StatsTab() {
  const header = useLabels('stats-header');
  const table = useLabels('table-stats');
  const columns = useLabels('column-stats');
  const { users } = useCompany();
  return (
    <AssetPage tab="Stats" narrow>
      <Row c="toolbar">
        <Button label={header('Latest')} kind="primary" />
        <Button label={header('Historical')} at="historical" />
      </Row>
      <Title>{table('Table Stats')}</Title>
      <Row c="stats" at="table">
        <Stat label={table('Rows')} value="48.2K" />
        <Stat label={table('Columns')} value="5" />
        <Stat label={table('Monthly Queries')} value="312" />
        <Stat
          label={table('Top Users')}
          value={
            <Row c="avatars">
              {users.slice(0, 3).map(({ id, name }) => (
                <Avatar key={id} name={name} />
              ))}
            </Row>
          }
        />
      </Row>
      <Title>{columns('Column Stats')}</Title>
      <Table
        head={[
          columns('Name'),
          columns('Min'),
          columns('Max'),
          columns('Null Count'),
          columns('Null %'),
          columns('Distinct Count'),
        ]}
        wide={[3, 5]}
        rows={[
          ['customer_id', '1', '61,840', '0', '0%', '48,212'],
          ['email', '', '', '96', '0.2%', '48,116'],
          ['order_count', '1', '214', '0', '0%', '97'],
        ].map((cells) => ({ key: cells[0] ?? '', cells, ...(cells[0] === 'email' && { at: 'column' }) }))}
      />
    </AssetPage>
  );
}

/** The history of a table's statistics. */
export function StatsHistory() {
  const header = useLabels('stats-header');
  const table = useLabels('table-stats');
  return (
    <AssetPage tab="Stats" narrow>
      <Row c="toolbar">
        <Button label={header('Latest')} at="latest" />
        <Button label={header('Historical')} kind="primary" />
      </Row>
      <Title>{table('Table Stats')}</Title>
      <Box c="card" at="chart">
        <Bars values={[31, 34, 36, 36, 39, 42, 44, 44, 47, 48]} />
      </Box>
    </AssetPage>
  );
}

/** Assertions about a table with their last results. */
export function ValidationTab() {
  const views = useLabels('validation-views');
  const summary = useLabels('assertions');
  const results = useLabels('assertion-result');
  const logic = useLabels('assertion-logic');
  const platform = useCompany().platforms.find(({ id }) => id === 'dbt');
  return (
    <AssetPage tab="Validation" narrow>
      <Row c="toolbar">
        <Button label={`${views('Assertions')} (2)`} />
        <Button kind="text" label={`${views('Tests')} (0)`} />
      </Row>
      <Row c="card" at="summary">
        <Status label={summary('Some assertions have failed')} tone="bad" />
      </Row>
      {(['Passed', 'Failed'] as const).map((result) => (
        <Row key={result} c="between rule" at={result === 'Failed' ? 'failed' : ''}>
          <Row>
            <span className={result === 'Passed' ? 'k-good' : 'k-bad'}>
              <Icon of={result === 'Passed' ? CircleCheck : CircleX} />
            </span>
            <Column c="tight">
              <b>{results(result)}</b>
              <span>
                {result === 'Failed' ? logic('Null count for column') : logic('Column')}{' '}
                <b>{result === 'Failed' ? 'customer_id' : 'order_count'}</b>
                {result === 'Failed' ? ' = 0' : ` ${logic('values are')} > 0`}
              </span>
            </Column>
          </Row>
          <Muted c="wide">{platform?.name}</Muted>
        </Row>
      ))}
    </AssetPage>
  );
}

/** The menu of an asset. */
export function AssetMenu() {
  const menu = useLabels('entity-menu');
  return (
    <AssetPage
      tab="Schema"
      menu={<Menu items={[{ label: menu('Mark as deprecated') }]} places={{ 'Mark as deprecated': 'deprecate' }} />}
    >
      <FieldRows count={4} />
    </AssetPage>
  );
}

/** Why an asset should no longer be used, and until when it exists. */
export function DeprecationForm() {
  const labels = useLabels('deprecation-modal');
  return (
    <FormModal title={labels('Add Deprecation Details')} cancel={labels('Cancel')} confirm={labels('Ok')} at="ok">
      <Field label={labels('Note')} at="note">
        <Input hint={labels('Add Note')} />
      </Field>
      <Field label={labels('Decommission Date')} at="date">
        <Input value="2023-06-30" />
      </Field>
    </FormModal>
  );
}

/** How a deprecated asset looks. */
export function DeprecatedAsset() {
  const labels = useLabels('deprecated');
  return (
    <AssetPage tab="Schema" mark={<Status label={labels('Deprecated')} tone="bad" at="mark" />}>
      <FieldRows count={4} />
    </AssetPage>
  );
}

/** Users and groups that become owners. */
export function OwnersForm() {
  const labels = useLabels('owners-modal');
  const owners = useLabels('side-owners');
  const types = useLabels('owner-types');
  const { users } = useCompany();
  return (
    <FormModal title={owners('Add Owners')} cancel={labels('Cancel')} confirm={labels('Done')} at="done">
      <Field label={labels('Owner')} hint={labels('Find a user or group')} at="owner">
        <Row c="input">
          <Person name={users[0]?.name ?? ''} />
        </Row>
      </Field>
      <Field label={labels('Type')} hint={labels('Choose an owner type')} at="type">
        <Select>{types('Technical Owner')}</Select>
      </Field>
    </FormModal>
  );
}

/** A tag or term to attach, which may be a new one. */
export function TagsForm() {
  const labels = useLabels('tags-terms-modal');
  const add = useLabels('tags-terms');
  return (
    <FormModal title={add('Add Tags')} cancel={labels('Cancel')} confirm={labels('Done')} at="done">
      <Row c="input" at="search-tags">
        <Tag id="pii" />
      </Row>
      <Column c="menu">
        <Row>
          <Tag id="gold" />
        </Row>
        <Row>
          <Tag id="daily" />
        </Row>
      </Column>
    </FormModal>
  );
}

/** A link that belongs to an asset. */
export function LinkForm() {
  const labels = useLabels('add-link');
  return (
    <FormModal title={labels('Add Link')} cancel={labels('Cancel')} confirm={labels('Add')} at="add">
      <Field label={labels('URL')} at="url">
        <Input value="https://wiki.larkspur.example/orders" />
      </Field>
      <Field label={labels('Label')} at="label">
        <Input hint={labels('A short label for this link')} />
      </Field>
    </FormModal>
  );
}

/** The description of a column. */
export function FieldDescriptionForm() {
  const field = useLabels('field-description');
  const labels = useLabels('field-description-modal');
  const { fields } = useAsset('customer-orders');
  return (
    <FormModal title={field('Update description')} cancel={labels('Cancel')} confirm={labels('Update')} at="update">
      <Box c="input area" at="text">
        {fields[4]?.description}
      </Box>
    </FormModal>
  );
}

/** The dialog for choosing an asset's domain. */
export function DomainForm() {
  const labels = useLabels('domain-modal');
  const { domains } = useCompany();
  return (
    <FormModal title={labels('Set Domain')} cancel={labels('Cancel')} confirm={labels('Add')} at="add">
      <SearchInput hint={labels('Search for Domains...')} at="search-domains" />
      <Menu items={domains.map(({ name }) => ({ label: name }))} />
    </FormModal>
  );
}
