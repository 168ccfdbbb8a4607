import { ChevronRight, Code, Database, Download, RotateCw, SquarePen } from 'lucide';
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
  Modal,
  Muted,
  Row,
  SearchInput,
  Select,
  Switch,
  Tabs,
  Title,
} from '../kit/basics.tsx';
import { EntityIcon, Status } from '../kit/marks.tsx';
import { useCompany, useLabels } from '../kit/picture-context.ts';
import { Steps } from '../kit/Steps.tsx';
import { Table } from '../kit/Table.tsx';

function IngestionPage({ chosen, children }: { chosen: 'Sources' | 'Secrets'; children: ReactNode }) {
  const labels = useLabels('ingestion');
  return (
    <App>
      <Column c="main">
        <Column c="tight">
          <Title c="large">{labels('Manage Ingestion')}</Title>
          <Muted>{labels('Create, schedule, and run DataHub ingestion sources.')}</Muted>
        </Column>
        <Tabs
          names={[labels('Sources'), labels('Secrets')]}
          chosen={chosen}
          places={{ Sources: 'sources', Secrets: 'secrets' }}
        />
        {children}
      </Column>
    </App>
  );
}

/** Every source with its last run. */
export function SourceList() {
  const labels = useLabels('sources');
  const table = useLabels('sources-table');
  const actions = useLabels('sources-actions');
  const status = useLabels('run-status');
  const { sources, platforms } = useCompany();
  return (
    <IngestionPage chosen="Sources">
      <Row c="between toolbar">
        <Row>
          <AddButton label={labels('Create new source')} at="create" />
          <Button kind="text" icon={RotateCw} label={labels('Refresh')} at="refresh" c="wide" />
        </Row>
        <Row c="wide">
          <Select at="kind">{labels('All')}</Select>
          <SearchInput hint={labels('Search sources...')} />
        </Row>
      </Row>
      <Table
        head={[table('Type'), table('Name'), table('Schedule'), table('Execution Count'), table('Last Status'), '']}
        wide={[0, 2, 3]}
        rows={sources.map(({ name, platform, schedule, runs, status: last, cli }, index) => ({
          key: name,
          cells: [
            <Row key="type">
              {platforms.find(({ id }) => id === platform)?.name}
              {cli && <span className="k-pill">{actions('CLI')}</span>}
            </Row>,
            <Row key="name">
              <Row at={index === 0 ? 'expand' : ''}>
                <Icon of={ChevronRight} />
              </Row>
              <b>{name}</b>
            </Row>,
            <Box key="schedule" as="span" c="code" at={index === 0 ? 'schedule' : ''}>
              {schedule}
            </Box>,
            runs,
            <Status
              key="status"
              label={status(last)}
              tone={last === 'Failed' ? 'bad' : 'good'}
              at={index === 0 ? 'status' : ''}
            />,
            <Row key="actions" c="end">
              {cli ? (
                <Button label={actions('VIEW')} />
              ) : (
                <>
                  <Button label={actions('EDIT')} at={index === 0 ? 'edit' : ''} c="wide" />
                  <Button label={actions('RUN')} at={index === 0 ? 'run' : ''} />
                </>
              )}
            </Row>,
          ],
        }))}
      />
    </IngestionPage>
  );
}

function SourceModal({ step, buttons, children }: { step: 0 | 1 | 2 | 3; buttons: ReactNode; children: ReactNode }) {
  const labels = useLabels('source-steps');
  return (
    <Modal title={labels('New Ingestion Source')} buttons={buttons}>
      <Steps
        names={[labels('Choose Type'), labels('Configure Recipe'), labels('Schedule Ingestion'), labels('Finish up')]}
        current={step}
      />
      {children}
    </Modal>
  );
}

/** The first step of a source: its type. */
export function SourceTypes() {
  const labels = useLabels('source-types-search');
  const types = useLabels('source-types');
  const names = [
    types('BigQuery'),
    types('Redshift'),
    types('Snowflake'),
    types('Kafka'),
    types('Looker'),
    types('Tableau'),
    types('MySQL'),
    types('Postgres'),
    types('Other'),
  ];
  return (
    <SourceModal step={0} buttons={<Button label={labels('Cancel')} />}>
      <SearchInput hint={labels('Search ingestion sources...')} at="search-types" />
      <Row c="tiles">
        {names.map((name) => (
          <Row key={name} c="card tile" at={name === 'Snowflake' ? 'type' : name === 'Other' ? 'other' : ''}>
            <Icon of={Database} />
            {name}
          </Row>
        ))}
      </Row>
    </SourceModal>
  );
}

function RecipeSwitch({ chosen }: { chosen: 'Form' | 'YAML' }) {
  const recipe = useLabels('recipe');
  const types = useLabels('source-types');
  return (
    <Row c="between">
      <b>
        {types('Snowflake')} {recipe('Recipe')}
      </b>
      <Row>
        <Button kind="text" icon={SquarePen} label={recipe('Form')} {...(chosen !== 'Form' && { at: 'form' })} />
        <Button kind="text" icon={Code} label={recipe('YAML')} {...(chosen !== 'YAML' && { at: 'yaml' })} />
      </Row>
    </Row>
  );
}

function RecipeStep({ chosen, children }: { chosen: 'Form' | 'YAML'; children: ReactNode }) {
  const form = useLabels('recipe-form');
  return (
    <SourceModal
      step={1}
      buttons={
        <>
          <Button label={form('Previous')} />
          <Button kind="primary" label={form('Next')} at="next" />
        </>
      }
    >
      <RecipeSwitch chosen={chosen} />
      {children}
    </SourceModal>
  );
}

/** The second step: how to connect. */
export function RecipeForm() {
  const form = useLabels('recipe-form');
  const fields = useLabels('snowflake-form');
  const test = useLabels('test-connection');
  const { secrets } = useCompany();
  return (
    <RecipeStep chosen="Form">
      <Column c="card">
        <b>{form('Connection')}</b>
        <Row c="cards">
          <Field label={fields('Account ID')} at="account">
            <Input value="larkspur-eu1" />
          </Field>
          <Field label={fields('Warehouse')}>
            <Input value="COMPUTE_WH" />
          </Field>
          <Field label={fields('Username')}>
            <Input value="datahub_reader" />
          </Field>
          <Field label={fields('Password')} at="password">
            <Select>{`\${${secrets[0]?.name}}`}</Select>
          </Field>
        </Row>
        <Row>
          <Button label={test('Test Connection')} at="test" />
        </Row>
      </Column>
      {([form('Filter'), form('Advanced')] as const).map((name) => (
        <Row key={name} c="card" at={name.toLowerCase()}>
          <Icon of={ChevronRight} />
          {name}
        </Row>
      ))}
    </RecipeStep>
  );
}

/** The second step as text. */
export function RecipeYaml() {
  const { secrets } = useCompany();
  const recipe = [
    'source:',
    '    type: snowflake',
    '    config:',
    '        account_id: larkspur-eu1',
    '        username: datahub_reader',
    `        password: '\${${secrets[0]?.name}}'`,
    '        role: datahub_role',
  ];
  return (
    <RecipeStep chosen="YAML">
      <Box as="pre" at="recipe">
        {recipe.join('\n')}
      </Box>
    </RecipeStep>
  );
}

/** The third step: when it runs. */
export function SourceSchedule() {
  const labels = useLabels('schedule');
  return (
    <SourceModal
      step={2}
      buttons={
        <>
          <Button label={labels('Previous')} />
          <Button kind="primary" label={labels('Next')} at="next" />
        </>
      }
    >
      <Title>{labels('Configure an Ingestion Schedule')}</Title>
      <Box at="switch">
        <Switch label={labels('Run on a schedule')} on />
      </Box>
      <Field label={labels('Schedule')} at="schedule">
        <Input value="0 4 * * *" />
      </Field>
      <Field label={labels('Timezone')} at="timezone">
        <Select>{useCompany().timezone}</Select>
      </Field>
    </SourceModal>
  );
}

/** The last step: a name. */
export function SourceName() {
  const labels = useLabels('finish');
  const { sources } = useCompany();
  return (
    <SourceModal
      step={3}
      buttons={
        <>
          <Button label={labels('Previous')} />
          <Button label={labels('Save')} at="save" />
          <Button kind="primary" label={labels('Save & Run')} at="save-run" />
        </>
      }
    >
      <Field label={labels('Name')} hint={labels('Give this ingestion source a name.')} at="name">
        <Input value={sources[0]?.name ?? ''} />
      </Field>
      <Column c="card" at="advanced">
        <b>{labels('Advanced')}</b>
        <Field label={labels('CLI Version')}>
          <Input value="0.10.1" />
        </Field>
      </Column>
    </SourceModal>
  );
}

/** A run's results and log. */
export function RunDetails() {
  const labels = useLabels('run');
  const assets = useLabels('run-assets');
  const status = useLabels('run-status');
  const collections = useLabels('collections');
  return (
    <Modal title={labels('Ingestion Run Details')} buttons={<Button label={labels('Close')} />}>
      <Column at="status">
        <b>{labels('Status')}</b>
        <Status label={status('Succeeded')} tone="good" />
        <Muted>{status('Ingestion successfully completed')}</Muted>
      </Column>
      <Column at="assets">
        <b>{assets('Ingested Assets')}</b>
        <Row c="between card">
          <Row>
            <EntityIcon of="dataset" />
            <b>128</b> {collections('Datasets')}
          </Row>
          <Button kind="text" label={assets('View All')} at="view-all" />
        </Row>
      </Column>
      <Column at="logs">
        <Row c="between">
          <Column c="tight">
            <b>{labels('Logs')}</b>
            <Muted>{labels('View logs that were collected during the ingestion run.')}</Muted>
          </Column>
          <Button kind="text" icon={Download} label={labels('Download')} at="download" />
        </Row>
        <Box as="pre">{"~~~~ Execution Summary ~~~~\n\nRUN_INGEST - {'errors': [], 'exec_id': '5f3c…'}"}</Box>
        <Button kind="text" label={labels('Show More')} at="show-more" />
      </Column>
    </Modal>
  );
}

/** The runs of a source. */
export function RunList() {
  const table = useLabels('runs');
  const kinds = useLabels('run-sources');
  const status = useLabels('run-status');
  const { sources } = useCompany();
  return (
    <IngestionPage chosen="Sources">
      <Title>{sources[0]?.name}</Title>
      <Table
        head={[table('Requested At'), table('Duration (s)'), table('Source'), table('Status'), '']}
        wide={[1, 2]}
        rows={(['Succeeded', 'Failed', 'Succeeded'] as const).map((result, index) => ({
          key: String(index),
          cells: [
            `4/${12 - index}/2023`,
            [84, 12, 91][index],
            kinds(index === 1 ? 'Manual Execution' : 'Scheduled Execution'),
            <Status
              key="status"
              label={status(result)}
              tone={result === 'Failed' ? 'bad' : 'good'}
              at={index === 1 ? 'status' : ''}
            />,
            index === 0 && <Button key="rollback" label={kinds('ROLLBACK')} at="rollback" />,
          ],
        }))}
      />
    </IngestionPage>
  );
}

/** Values that recipes refer to. */
export function SecretList() {
  const labels = useLabels('secrets');
  const { secrets } = useCompany();
  return (
    <IngestionPage chosen="Secrets">
      <Row c="between toolbar">
        <AddButton label={labels('Create new secret')} at="create" />
        <SearchInput hint={labels('Search secrets...')} c="wide" />
      </Row>
      <Table
        head={[labels('Name'), labels('Description')]}
        wide={[1]}
        rows={secrets.map(({ name, description }, index) => ({
          key: name,
          cells: [<b key="name">{name}</b>, description],
          ...(index === 0 && { at: 'secret' }),
        }))}
      />
    </IngestionPage>
  );
}

/** The form for a new secret. */
export function NewSecret() {
  const labels = useLabels('secret-create');
  const secret = useCompany().secrets[0];
  return (
    <FormModal title={labels('Create a new Secret')} cancel={labels('Cancel')} confirm={labels('Create')} at="create">
      <Field label={labels('Name')} at="name">
        <Input value={secret?.name ?? ''} />
      </Field>
      <Field label={labels('Value')} at="value">
        <Input value="an0ther-harb0r-2023" />
      </Field>
      <Field label={labels('Description')}>
        <Input value={secret?.description ?? ''} />
      </Field>
    </FormModal>
  );
}
