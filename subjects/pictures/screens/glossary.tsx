import { Bookmark, ChevronDown, ChevronRight, Ellipsis, Folder } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#site/ui/Icon.tsx';
import { App } from '../kit/App.tsx';
import { Box } from '../kit/Box.tsx';
import {
  AddButton,
  Button,
  Column,
  Field,
  FormModal,
  Input,
  Menu,
  Modal,
  Muted,
  Row,
  SearchInput,
  Select,
  Tabs,
  Title,
} from '../kit/basics.tsx';
import { Person, Tag, Term } from '../kit/marks.tsx';
import { nameOf, useCompany, useLabels } from '../kit/picture-context.ts';
import { Table } from '../kit/Table.tsx';
import { ResultCard } from './search.tsx';

function GlossaryTree() {
  const search = useLabels('glossary-search');
  const { termGroups } = useCompany();
  return (
    <Column c="side" at="tree">
      <SearchInput hint={search('Search Glossary')} at="search-glossary" />
      {termGroups.map(({ id, name, terms }, index) => (
        <Column key={id} c="tight">
          <Row>
            <Icon of={index === 0 ? ChevronDown : ChevronRight} />
            <Icon of={Folder} />
            {name}
          </Row>
          {index === 0 &&
            terms.map((term) => (
              <Row key={term.id} c="indent">
                <Icon of={Bookmark} />
                {term.name}
              </Row>
            ))}
        </Column>
      ))}
    </Column>
  );
}

/** The tree of terms with what is chosen in it. */
function GlossaryPage({ children }: { children: ReactNode }) {
  return (
    <App>
      <Row c="main">
        <GlossaryTree />
        <Column c="grow">{children}</Column>
      </Row>
    </App>
  );
}

/** Term groups and terms. */
export function Glossary() {
  const labels = useLabels('glossary');
  const { termGroups } = useCompany();
  return (
    <GlossaryPage>
      <Row c="between">
        <Title c="large">{labels('Business Glossary')}</Title>
        <Row>
          <AddButton label={labels('Add Term')} at="add-term" />
          <AddButton label={labels('Add Term Group')} at="add-group" />
        </Row>
      </Row>
      {termGroups.map(({ id, name, terms }, index) => (
        <Row key={id} c="between card" at={index === 0 ? 'group' : ''}>
          <Row>
            <Icon of={Folder} />
            <b>{name}</b>
          </Row>
          <Muted>{terms.length}</Muted>
        </Row>
      ))}
    </GlossaryPage>
  );
}

/** The form for a new term. */
export function TermForm() {
  const labels = useLabels('glossary-modal');
  const glossary = useLabels('glossary');
  const { termGroups } = useCompany();
  return (
    <FormModal title={glossary('Add Term')} cancel={labels('Cancel')} confirm={labels('Create')} at="create">
      <Field label={labels('Name')} at="name">
        <Input value={termGroups[1]?.terms[0]?.name ?? ''} />
      </Field>
      <Field label={labels('Parent')} at="parent">
        <Select>{termGroups[1]?.name}</Select>
      </Field>
      <Field label={labels('Documentation')} at="documentation">
        <Button label={labels('Add Documentation')} />
      </Field>
    </FormModal>
  );
}

/** A term's page with the assets that have it. */
export function TermPage() {
  const tabs = useLabels('term-tabs');
  const actions = useLabels('term-assets');
  const company = useCompany();
  const group = company.termGroups[0];
  const term = group?.terms[0];
  return (
    <GlossaryPage>
      <Row c="between">
        <Column c="tight">
          <Muted>{group?.name}</Muted>
          <Title c="large">{term?.name}</Title>
        </Column>
        <Row>
          <AddButton label={actions('Add to assets')} at="add-assets" />
          <Button kind="text" icon={Ellipsis} at="menu" />
        </Row>
      </Row>
      <Tabs
        names={[tabs('Documentation'), tabs('Related Entities'), tabs('Related Terms'), tabs('Properties')]}
        chosen="Related Entities"
        places={{ 'Related Entities': 'related', 'Related Terms': 'related-terms', Documentation: 'documentation' }}
      />
      {company.assets
        .filter(({ terms }) => terms.includes('customer'))
        .slice(0, 2)
        .map((asset) => (
          <ResultCard key={asset.id} asset={asset} />
        ))}
    </GlossaryPage>
  );
}

/** How terms relate to others. */
export function RelatedTerms() {
  const tabs = useLabels('term-tabs');
  const kinds = useLabels('related-terms');
  const company = useCompany();
  return (
    <App>
      <Column c="main">
        <Title c="large">{company.termGroups[0]?.terms[0]?.name}</Title>
        <Tabs names={[tabs('Documentation'), tabs('Related Entities'), tabs('Related Terms')]} chosen="Related Terms" />
        <Row c="top">
          <Column c="menu" at="kinds">
            <Row on>{kinds('Contains')}</Row>
            <Row>{kinds('Inherits')}</Row>
          </Column>
          <Column c="card grow" at="terms">
            <Term name={company.termGroups[0]?.terms[1]?.name ?? ''} />
            <Muted>{company.termGroups[0]?.terms[1]?.description}</Muted>
          </Column>
        </Row>
      </Column>
    </App>
  );
}

/** The menu of a term. */
export function TermMenu() {
  const menu = useLabels('entity-menu');
  const company = useCompany();
  return (
    <GlossaryPage>
      <Row c="between">
        <Title c="large">{company.termGroups[0]?.terms[0]?.name}</Title>
        <Button kind="text" icon={Ellipsis} at="menu" />
      </Row>
      <Row c="end">
        <Menu
          items={[{ label: menu('Mark as deprecated') }, { label: menu('Move') }, { label: menu('Delete') }]}
          places={{ Move: 'move', Delete: 'delete' }}
        />
      </Row>
    </GlossaryPage>
  );
}

/** All domains. */
export function DomainList() {
  const page = useLabels('domains');
  const labels = useLabels('domains-list');
  const company = useCompany();
  return (
    <App>
      <Column c="main">
        <Column c="tight">
          <Title c="large">{page('Domains')}</Title>
          <Muted>{page('View your DataHub Domains. Take administrative actions.')}</Muted>
        </Column>
        <Row c="between toolbar">
          <AddButton label={labels('New Domain')} at="new" />
          <SearchInput hint={labels('Search domains...')} at="search-domains" />
        </Row>
        <Table
          head={[labels('Name'), labels('Owners')]}
          rows={company.domains.map(({ id, name, owners }, index) => ({
            key: id,
            cells: [
              <b key="name">{name}</b>,
              owners.map((owner) => <Person key={owner} name={nameOf(company, owner)} />),
            ],
            ...(index === 0 && { at: 'domain' }),
          }))}
        />
      </Column>
    </App>
  );
}

/** The form for a new domain. */
export function NewDomain() {
  const labels = useLabels('domain-create');
  return (
    <FormModal title={labels('Create new Domain')} cancel={labels('Cancel')} confirm={labels('Create')} at="create">
      <Field label={labels('Name')} hint={labels('Give your new Domain a name.')} at="name">
        <Input value={useCompany().domains[1]?.name ?? ''} />
      </Field>
      <Field label={labels('Description')} at="description">
        <Input value={useCompany().domains[1]?.description ?? ''} />
      </Field>
      <Row at="advanced">
        <Icon of={ChevronRight} />
        {labels('Advanced')}
      </Row>
    </FormModal>
  );
}

/** The page of a domain with its assets. */
export function DomainPage() {
  const tabs = useLabels('domain-tabs');
  const actions = useLabels('domain-actions');
  const company = useCompany();
  const domain = company.domains[0];
  return (
    <App>
      <Column c="main">
        <Row c="between">
          <Title c="large">{domain?.name}</Title>
          <AddButton label={actions('Add assets')} at="add-assets" />
        </Row>
        <Tabs
          names={[tabs('Entities'), tabs('Documentation')]}
          chosen="Entities"
          places={{ Entities: 'entities', Documentation: 'documentation' }}
        />
        {company.assets
          .filter((asset) => asset.domain === 'sales' && asset.upstream.length > 0)
          .slice(1, 3)
          .map((asset) => (
            <ResultCard key={asset.id} asset={asset} />
          ))}
      </Column>
    </App>
  );
}

/** The page of a tag. */
export function TagPage() {
  const labels = useLabels('tag-page');
  const company = useCompany();
  const tag = company.tags[0];
  return (
    <App>
      <Row c="main top">
        <Column c="grow">
          <Row at="color">
            <Box as="span" c="swatch red" />
            <Title c="large">{tag?.id}</Title>
          </Row>
          <b>{labels('About')}</b>
          <Box at="about">{tag?.description}</Box>
          <Column at="applied">
            <b>{labels('Applied to')}</b>
            <Row c="wrap">
              <span className="k-pill">{useLabels('collections')('Datasets')} · 2</span>
            </Row>
          </Column>
        </Column>
        <Column c="side right keep" at="owners">
          <b>{labels('Owners')}</b>
          <Person name={company.groups[2]?.name ?? ''} />
          <AddButton label={labels('Add Owners')} />
        </Column>
      </Row>
    </App>
  );
}

/** A new tag while it is attached. */
export function NewTag() {
  const labels = useLabels('create-tag');
  return (
    <Modal
      title={
        <>
          {labels('Create')} <Tag id="pii" />
        </>
      }
      buttons={
        <>
          <Button kind="text" label={labels('Back')} />
          <Button kind="primary" label={labels('Create')} at="create" />
        </>
      }
    >
      <Input hint={labels('Add a description for your new tag...')} c="area" at="description" />
    </Modal>
  );
}
