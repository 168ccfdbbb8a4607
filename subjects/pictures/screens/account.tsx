import { App } from '../kit/App.tsx';
import { Button, Column, Field, Input, Menu, Modal, Muted, Row, Tabs, Title } from '../kit/basics.tsx';
import { Avatar } from '../kit/marks.tsx';
import { useCompany, useLabels } from '../kit/picture-context.ts';
import { ResultCard } from './search.tsx';

/** The menu behind the picture of a user. */
export function AccountMenu() {
  const menu = useLabels('account-menu');
  const links = useLabels('account-links');
  const { release } = useCompany();
  return (
    <App>
      <Row c="main end">
        <Menu
          items={[
            { label: release },
            { label: menu('Your Profile') },
            { label: links('Project') },
            { label: links('Docs') },
            { label: links('Releases') },
            { label: links('GitHub') },
            { label: menu('GraphiQL') },
            { label: menu('OpenAPI') },
            { label: menu('Sign Out') },
          ]}
          places={{
            [release]: 'release',
            'Your Profile': 'profile',
            GraphiQL: 'graphiql',
            OpenAPI: 'openapi',
            'Sign Out': 'sign-out',
          }}
        />
      </Row>
    </App>
  );
}

/** The menu that leads to the glossary and the domains. */
export function GovernMenu() {
  const menu = useLabels('top-bar');
  return (
    <App>
      <Row c="main end">
        <Column c="menu">
          <Column c="tight" at="glossary">
            <b>{menu('Glossary')}</b>
            <Muted>{menu('View and modify your data dictionary')}</Muted>
          </Column>
          <Column c="tight" at="domains">
            <b>{menu('Domains')}</b>
            <Muted>{menu('Manage related groups of data assets')}</Muted>
          </Column>
        </Column>
      </Row>
    </App>
  );
}

/** The page of a user with what they own. */
export function UserProfile() {
  const tabs = useLabels('user-tabs');
  const side = useLabels('user-side');
  const company = useCompany();
  const user = company.users[0];
  return (
    <App>
      <Row c="main top">
        <Column c="side keep">
          <Avatar name={user?.name ?? ''} />
          <Title>{user?.name}</Title>
          <Muted>{user?.title}</Muted>
          <Muted c="cut">{user?.email}</Muted>
          <Button label={side('Edit Profile')} at="edit" />
        </Column>
        <Column c="grow">
          <Tabs
            names={[tabs('Assets'), tabs('Groups')]}
            chosen="Assets"
            places={{ Assets: 'assets', Groups: 'groups' }}
          />
          {company.assets
            .filter(({ owners }) => owners.includes(user?.id ?? ''))
            .map((asset) => (
              <ResultCard key={asset.id} asset={asset} />
            ))}
        </Column>
      </Row>
    </App>
  );
}

/** The login page. */
export function SignIn() {
  const labels = useLabels('login');
  return (
    <Modal title="DataHub">
      <Field label={labels('Username')} at="username">
        <Input value="datahub" />
      </Field>
      <Field label={labels('Password')}>
        <Input value="••••••••" />
      </Field>
      <Row c="end">
        <Button kind="primary" label={labels('Sign In')} at="sign-in" />
      </Row>
      <Row c="end">
        <Button label={labels('Sign in with SSO')} at="sso" />
      </Row>
    </Modal>
  );
}
