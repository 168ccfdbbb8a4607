import { Contact, Copy, Filter, KeyRound, Landmark, Settings2 } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#site/ui/Icon.tsx';
import { App } from '../kit/App.tsx';
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
  Switch,
  Tabs,
  Title,
} from '../kit/basics.tsx';
import { Avatar, Person, Status } from '../kit/marks.tsx';
import { useCompany, useLabels } from '../kit/picture-context.ts';
import { Table } from '../kit/Table.tsx';

/** The settings with their menu. */
function SettingsPage({
  chosen,
  title,
  lead,
  children,
}: {
  chosen: string;
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  const labels = useLabels('settings');
  const groups = [
    [labels('Developer'), [[KeyRound, labels('Access Tokens')]]],
    [
      labels('Access'),
      [
        [Contact, labels('Users & Groups')],
        [Landmark, labels('Permissions')],
      ],
    ],
    [labels('Manage'), [[Filter, labels('My Views')]]],
    [labels('Preferences'), [[Settings2, labels('Appearance')]]],
  ] as const;
  return (
    <App>
      <Row c="main">
        <Column c="side" at="menu">
          <Title>{labels('Settings')}</Title>
          {groups.map(([group, entries]) => (
            <Column key={group} c="tight">
              <Muted c="small">{group}</Muted>
              {entries.map(([icon, name]) => (
                <Row key={name} c="entry" on={name === chosen} at={name === chosen ? 'entry' : ''}>
                  <Icon of={icon} />
                  {name}
                </Row>
              ))}
            </Column>
          ))}
        </Column>
        <Column c="grow">
          <Column c="tight">
            <Title c="large">{title}</Title>
            {lead && <Muted>{lead}</Muted>}
          </Column>
          {children}
        </Column>
      </Row>
    </App>
  );
}

/** Settings for the application's appearance. */
export function Appearance() {
  const labels = useLabels('appearance');
  return (
    <SettingsPage chosen="Appearance" title={labels('Appearance')} lead={labels('Manage your appearance settings.')}>
      <Row c="card" at="switch">
        <Switch label={labels('Show simplified homepage')} on />
      </Row>
    </SettingsPage>
  );
}

/** The tokens of a user. */
export function AccessTokens() {
  const labels = useLabels('tokens');
  const { tokens } = useCompany();
  return (
    <SettingsPage chosen="Access Tokens" title={labels('Manage Access Tokens')}>
      <Row c="toolbar">
        <AddButton label={labels('Generate new token')} at="generate" />
      </Row>
      <Table
        head={[labels('Name'), labels('Description'), labels('Expires At'), '']}
        wide={[1]}
        rows={tokens.map(({ name, description, expires }, index) => ({
          key: name,
          cells: [
            <b key="name">{name}</b>,
            description,
            expires,
            <Button key="revoke" label={labels('Revoke')} at={index === 0 ? 'revoke' : ''} />,
          ],
        }))}
      />
    </SettingsPage>
  );
}

/** The form for a new token. */
export function NewToken() {
  const labels = useLabels('token-create');
  const times = useLabels('token-times');
  const token = useCompany().tokens[0];
  return (
    <FormModal title={labels('Create new Token')} cancel={labels('Cancel')} confirm={labels('Create')} at="create">
      <Field label={labels('Name')} hint={labels('Give your new token a name.')} at="name">
        <Input value={token?.name ?? ''} />
      </Field>
      <Field label={labels('Description')}>
        <Input value={token?.description ?? ''} />
      </Field>
      <Field label={labels('Expires in')} at="expires">
        <Select>{times('1 month')}</Select>
      </Field>
    </FormModal>
  );
}

/** A token, which is shown once. */
export function TokenCreated() {
  const labels = useLabels('token-new');
  return (
    <Modal title={labels('New Personal Access Token')} buttons={<Button kind="primary" label={labels('Close')} />}>
      <Muted>{labels('Make sure to copy your personal access token now.')}</Muted>
      <Field label={labels('Token')} at="token">
        <Row c="input between">
          {useCompany().tokens[0]?.beginning}…
          <Icon of={Copy} />
        </Row>
      </Field>
    </Modal>
  );
}

function Identities({ chosen, children }: { chosen: 'Users' | 'Groups'; children: ReactNode }) {
  const labels = useLabels('identities');
  return (
    <SettingsPage
      chosen="Users & Groups"
      title={labels('Manage Users & Groups')}
      lead={labels('View your DataHub users & groups. Take administrative actions.')}
    >
      <Tabs names={[labels('Users'), labels('Groups')]} chosen={chosen} places={{ Users: 'users', Groups: 'groups' }} />
      {children}
    </SettingsPage>
  );
}

/** Everyone who can log in, with their roles. */
export function UserList() {
  const labels = useLabels('users');
  const roles = useLabels('user-role');
  const noRole = useLabels('no-role');
  const { users } = useCompany();
  const names = [roles('Admin'), roles('Editor'), roles('Reader'), noRole('No Role')];
  return (
    <Identities chosen="Users">
      <Row c="between toolbar">
        <AddButton label={labels('Invite Users')} at="invite" />
        <SearchInput hint={labels('Search users...')} c="wide" at="search-users" />
      </Row>
      {users.map(({ id, name }, index) => (
        <Row key={id} c="between rule">
          <Row at={index === 0 ? 'user' : ''}>
            <Avatar name={name} />
            <Column c="tight">
              <b>{name}</b>
              <Muted c="small">{id}</Muted>
            </Column>
          </Row>
          <Select at={index === 0 ? 'role' : ''}>{names[index]}</Select>
        </Row>
      ))}
    </Identities>
  );
}

/** The link with which people sign up. */
export function InviteLink() {
  const labels = useLabels('invite');
  const roles = useLabels('user-role');
  return (
    <Modal title={labels('Share Invite Link')}>
      <Row c="wrap">
        <Select at="role">{roles('Reader')}</Select>
        <Row c="input grow">{`${useCompany().address}/signup?invite_token=…`}</Row>
        <Button kind="primary" icon={Copy} label={labels('COPY')} at="copy" />
      </Row>
      <Muted>{labels('Copy an invite link to send to your users.')}</Muted>
    </Modal>
  );
}

/** The actions for a user. */
export function UserMenu() {
  const menu = useLabels('user-menu');
  const { users } = useCompany();
  const roles = useLabels('user-role');
  return (
    <Identities chosen="Users">
      <Row c="between rule">
        <Person name={users[0]?.name ?? ''} />
        <Select>{roles('Admin')}</Select>
      </Row>
      <Row c="end">
        <Menu
          items={[{ label: menu('Reset user password') }, { label: menu('Delete') }]}
          places={{ 'Reset user password': 'reset', Delete: 'delete' }}
        />
      </Row>
    </Identities>
  );
}

/** All groups. */
export function GroupList() {
  const labels = useLabels('groups');
  const { groups } = useCompany();
  return (
    <Identities chosen="Groups">
      <Row c="between toolbar">
        <AddButton label={labels('Create group')} at="create" />
        <SearchInput hint={labels('Search groups...')} c="wide" />
      </Row>
      {groups.map(({ id, name, description, members }, index) => (
        <Row key={id} c="between rule" at={index === 0 ? 'group' : ''}>
          <Row>
            <Avatar name={name} />
            <Column c="tight">
              <b>{name}</b>
              <Muted c="small">{description}</Muted>
            </Column>
          </Row>
          <Muted>{members.length}</Muted>
        </Row>
      ))}
    </Identities>
  );
}

/** The form for a new group. */
export function NewGroup() {
  const labels = useLabels('group-create');
  const group = useCompany().groups[2];
  return (
    <FormModal title={labels('Create new group')} cancel={labels('Cancel')} confirm={labels('Create')} at="create">
      <Field label={labels('Name')} at="name">
        <Input value={group?.name ?? ''} />
      </Field>
      <Field label={labels('Description')}>
        <Input value={group?.description ?? ''} />
      </Field>
    </FormModal>
  );
}

/** The page of a group with its members. */
export function GroupMembers() {
  const tabs = useLabels('group-tabs');
  const labels = useLabels('group-members');
  const side = useLabels('group-side');
  const { groups, users } = useCompany();
  return (
    <App>
      <Row c="main top">
        <Column c="side keep">
          <Avatar name={groups[0]?.name ?? ''} />
          <Title>{groups[0]?.name}</Title>
          <Muted>{groups[0]?.description}</Muted>
          <Button label={side('Edit Group')} at="edit" />
        </Column>
        <Column c="grow">
          <Tabs names={[tabs('Assets'), tabs('Members')]} chosen="Members" />
          <AddButton label={labels('Add Member')} at="add" />
          {users
            .filter(({ id }) => groups[0]?.members.includes(id))
            .map(({ id, name }, index) => (
              <Row key={id} c="rule" at={index === 0 ? 'member' : ''}>
                <Person name={name} />
              </Row>
            ))}
        </Column>
      </Row>
    </App>
  );
}

/** The views of a user. */
export function ViewList() {
  const page = useLabels('views');
  const list = useLabels('views-list');
  const table = useLabels('views-table');
  const types = useLabels('view-type');
  const menu = useLabels('view-menu');
  const { views } = useCompany();
  return (
    <SettingsPage chosen="My Views" title={page('Manage Views')}>
      <Row c="between toolbar">
        <AddButton label={list('Create new View')} at="create" />
        <SearchInput hint={list('Search Views...')} c="wide" />
      </Row>
      <Table
        head={[table('Name'), table('Description'), table('Type')]}
        wide={[1]}
        rows={views.map(({ name, description, isPublic }) => ({
          key: name,
          cells: [<b key="name">{name}</b>, description, types(isPublic ? 'Public' : 'Private')],
        }))}
      />
      <Row c="end">
        <Menu items={[{ label: menu('Make my default') }]} at="default" />
      </Row>
    </SettingsPage>
  );
}

function Permissions({ chosen, children }: { chosen: 'Roles' | 'Policies'; children: ReactNode }) {
  const labels = useLabels('permissions');
  return (
    <SettingsPage
      chosen="Permissions"
      title={labels('Manage Permissions')}
      lead={labels('View your DataHub permissions. Take administrative actions.')}
    >
      <Tabs
        names={[labels('Roles'), labels('Policies')]}
        chosen={chosen}
        places={{ Roles: 'roles', Policies: 'policies' }}
      />
      {children}
    </SettingsPage>
  );
}

/** Roles and who has them. */
export function RoleList() {
  const labels = useLabels('roles');
  const names = useLabels('user-role');
  const { users } = useCompany();
  return (
    <Permissions chosen="Roles">
      <SearchInput hint={labels('Search roles...')} />
      <Table
        head={[labels('Name'), labels('Users'), '']}
        rows={[names('Admin'), names('Editor'), names('Reader')].map((name, index) => ({
          key: name,
          cells: [
            <b key="name">{name}</b>,
            <Row key="users" c="avatars">
              <Avatar name={users[index]?.name ?? ''} />
            </Row>,
            <Button key="add" kind="text" label={labels('ADD USERS')} at={index === 0 ? 'add-users' : ''} />,
          ],
        }))}
      />
    </Permissions>
  );
}

/** Policies with their state. */
export function PolicyList() {
  const labels = useLabels('policies');
  const actions = useLabels('policy-actions');
  const states = useLabels('policy-states');
  const { policies } = useCompany();
  return (
    <Permissions chosen="Policies">
      <Row c="between toolbar">
        <AddButton label={labels('Create new policy')} at="create" />
        <SearchInput hint={labels('Search policies...')} c="wide" />
      </Row>
      <Table
        head={[labels('Name'), labels('State'), '']}
        rows={policies.map(({ name, active }, index) => ({
          key: name,
          cells: [
            <b key="name">{name}</b>,
            <Status
              key="state"
              label={states(active ? 'ACTIVE' : 'INACTIVE')}
              tone={active ? 'good' : 'bad'}
              at={index === 0 ? 'state' : ''}
            />,
            <Row key="actions">
              <Button label={labels('EDIT')} at={index === 0 ? 'edit' : ''} c="wide" />
              <Button label={actions(active ? 'DEACTIVATE' : 'ACTIVATE')} at={index === 0 ? 'toggle' : ''} />
            </Row>,
          ],
        }))}
      />
    </Permissions>
  );
}
