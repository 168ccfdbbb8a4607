import { Copy, Ellipsis, FilePlus, GitFork, Link, Mail, Plus, Share2, TextSearch } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#site/ui/Icon.tsx';
import { App } from '../kit/App.tsx';
import { Box } from '../kit/Box.tsx';
import { AddButton, Button, Column, Menu, Muted, Row, Tabs, Title } from '../kit/basics.tsx';
import { EntityIcon, Person, Tag, Term } from '../kit/marks.tsx';
import { useAsset, useLabels } from '../kit/picture-context.ts';

/** The column on the right of every asset page: about, owners, tags, terms, and domain. */
function AssetSide() {
  const about = useLabels('side-about');
  const owners = useLabels('side-owners');
  const tags = useLabels('side-tags');
  const domain = useLabels('side-domain');
  const add = useLabels('tags-terms');
  const asset = useAsset('customer-orders');
  return (
    <Column c="side right" at="side">
      <Column>
        <b>{about('About')}</b>
        <Muted>{asset.description}</Muted>
      </Column>
      <Column at="owners">
        <b>{owners('Owners')}</b>
        <Row c="wrap">
          {asset.ownerNames.map((name) => (
            <Person key={name} name={name} />
          ))}
        </Row>
        <AddButton label={owners('Add Owners')} at="add-owners" />
      </Column>
      <Column at="tags">
        <b>{tags('Tags')}</b>
        <Row c="wrap">
          {asset.tags.map((id) => (
            <Tag key={id} id={id} />
          ))}
        </Row>
        <AddButton label={add('Add Tags')} at="add-tags" />
      </Column>
      <Column at="terms">
        <b>{tags('Glossary Terms')}</b>
        <Row c="wrap">
          {asset.termNames.map((name) => (
            <Term key={name} name={name} />
          ))}
        </Row>
        <AddButton label={add('Add Terms')} at="add-terms" />
      </Column>
      <Column at="domain">
        <b>{domain('Domain')}</b>
        <Row c="wrap">
          <span className="k-pill">{asset.domainName}</span>
        </Row>
      </Column>
    </Column>
  );
}

const DATASET_TABS = ['Schema', 'Documentation', 'Lineage', 'Properties', 'Queries', 'Stats', 'Validation'] as const;

/**
 * The page of a table with one of its tabs.
 * @param mark what appears beside the name, for example that the asset is deprecated
 * @param menu what the three-dot button or the Share button opens
 * @param isShared whether the picture is about the Share button
 */
export function AssetPage({
  tab,
  mark,
  menu,
  narrow,
  isShared,
  children,
}: {
  tab: (typeof DATASET_TABS)[number];
  mark?: ReactNode;
  menu?: ReactNode;
  narrow?: boolean;
  isShared?: boolean;
  children: ReactNode;
}) {
  const tabs = useLabels('dataset-tabs');
  const modes = useLabels('details-lineage');
  const share = useLabels('share-button');
  const collections = useLabels('collections');
  const asset = useAsset('customer-orders');
  return (
    <App>
      <Row c="between strip">
        <Muted c="cut">{[collections('Datasets'), asset.platformName, ...asset.container].join(' › ')}</Muted>
        <Row c="modes" at="modes">
          <Box as="span" on>
            <Icon of={TextSearch} />
            {modes('Details')}
          </Box>
          <Box as="span" at="lineage-mode">
            <Icon of={GitFork} />
            {modes('Lineage')}
          </Box>
        </Row>
      </Row>
      <Row c="main top">
        <Column c="grow">
          <Row c="between top">
            <Column c="tight">
              <Row c="small">
                <EntityIcon of="dataset" />
                <Muted>
                  {asset.platformName} {asset.subType}
                </Muted>
              </Row>
              <Row>
                <Title c="large">{asset.name}</Title>
                {mark}
              </Row>
            </Column>
            <Row>
              <Button kind="text" icon={Share2} label={share('Share')} at={isShared ? 'share' : undefined} />
              <Button kind="text" icon={Ellipsis} at="menu" />
            </Row>
          </Row>
          {menu && <Row c="end">{menu}</Row>}
          <Tabs
            names={DATASET_TABS.map((name) => tabs(name))}
            chosen={tab}
            places={Object.fromEntries(DATASET_TABS.map((name) => [name, `tab-${name.toLowerCase()}`]))}
          />
          {children}
        </Column>
        {!narrow && <AssetSide />}
      </Row>
    </App>
  );
}

/** Text that describes a table, with links. */
export function DocumentationTab() {
  const labels = useLabels('documentation');
  const link = useLabels('add-link');
  const asset = useAsset('customer-orders');
  const weekly = useAsset('weekly-revenue');
  return (
    <AssetPage tab="Documentation">
      <Row c="toolbar">
        <Button kind="text" icon={FilePlus} label={labels('Edit')} at="edit" />
        <Button kind="text" icon={Plus} label={link('Add Link')} at="add-link" />
      </Row>
      <Column at="text">
        <Title>{asset.name}</Title>
        <span>{asset.description}</span>
        {asset.fields.slice(3).map(({ name, description }) => (
          <span key={name}>
            <b>{name}</b> · {description}
          </span>
        ))}
      </Column>
      <Row c="card" at="link">
        <Icon of={Link} />
        <Column c="tight">
          <b>{weekly.name}</b>
          <Muted>{weekly.description}</Muted>
        </Column>
      </Row>
    </AssetPage>
  );
}

/** The menu of the Share button: the address and the URN of an asset. */
export function ShareMenu() {
  const copyLink = useLabels('share-copy-link')('Copy Link');
  const copyUrn = useLabels('share-copy-urn')('Copy URN');
  const email = useLabels('share-email')('Email');
  const labels = useLabels('documentation');
  return (
    <AssetPage
      tab="Documentation"
      isShared
      narrow
      menu={
        <Menu
          items={[
            { label: copyLink, icon: Link },
            { label: copyUrn, icon: Copy },
            { label: email, icon: Mail },
          ]}
          places={{ [copyLink]: 'copy-link', [copyUrn]: 'copy-urn' }}
        />
      }
    >
      <Row c="toolbar">
        <Button kind="text" icon={FilePlus} label={labels('Edit')} />
      </Row>
    </AssetPage>
  );
}
