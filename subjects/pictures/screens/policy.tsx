import type { ReactNode } from 'react';
import { Box } from '../kit/Box.tsx';
import { Button, Field, Input, Modal, Row, Select, Switch } from '../kit/basics.tsx';
import { Person } from '../kit/marks.tsx';
import { useCompany, useLabels } from '../kit/picture-context.ts';
import { Steps } from '../kit/Steps.tsx';

function PolicyModal({ step, children }: { step: 0 | 1 | 2; children: ReactNode }) {
  const labels = useLabels('policy-builder');
  return (
    <Modal
      title={labels('Edit a Policy')}
      buttons={
        <>
          {step > 0 && <Button label={labels('Previous')} />}
          <Button kind="primary" label={step < 2 ? labels('Next') : labels('Save')} at="next" />
        </>
      }
    >
      <Steps
        names={[labels('Choose Policy Type'), labels('Configure Privileges'), labels('Assign Users & Groups')]}
        current={step}
      />
      {children}
    </Modal>
  );
}

/** The first step of a policy: its name and type. */
export function PolicyType() {
  const labels = useLabels('policy-type');
  const policy = useCompany().policies[1];
  return (
    <PolicyModal step={0}>
      <Field label={labels('Name')} hint={labels('A name for your new policy.')} at="name">
        <Input value={policy?.name ?? ''} />
      </Field>
      <Field label={labels('Type')} hint={labels('The type of policy you would like to create.')} at="type">
        <Select>{labels('Metadata')}</Select>
      </Field>
      <Field label={labels('Description')}>
        <Input value={policy?.description ?? ''} />
      </Field>
    </PolicyModal>
  );
}

/** The second step: the assets and privileges. */
export function PolicyPrivileges() {
  const labels = useLabels('policy-privileges');
  const privileges = useLabels('privileges');
  const collections = useLabels('collections');
  const { domains } = useCompany();
  return (
    <PolicyModal step={1}>
      <Field label={labels('Resource Type')} at="resource-type">
        <Row c="input">
          <span className="k-pill">{collections('Datasets')}</span>
        </Row>
      </Field>
      <Field label={labels('Domain')} at="domain">
        <Row c="input">
          <span className="k-pill">{domains[0]?.name}</span>
        </Row>
      </Field>
      <Field label={labels('Privileges')} hint={labels('Select a set of privileges to permit.')} at="privileges">
        <Row c="input wrap">
          {[privileges('Edit Tags'), privileges('Edit Owners'), privileges('Edit Description')].map((name) => (
            <span key={name} className="k-pill">
              {name}
            </span>
          ))}
        </Row>
      </Field>
    </PolicyModal>
  );
}

/** The third step: who gets the privileges. */
export function PolicyActors() {
  const labels = useLabels('policy-actors');
  const company = useCompany();
  return (
    <PolicyModal step={2}>
      <Box at="owners">
        <Switch label={labels('Owners')} on />
      </Box>
      <Field label={labels('Users')} at="users">
        <Row c="input">
          <Person name={company.users[2]?.name ?? ''} />
        </Row>
      </Field>
      <Field label={labels('Groups')} at="groups">
        <Row c="input">
          <Person name={company.groups[0]?.name ?? ''} />
        </Row>
      </Field>
    </PolicyModal>
  );
}
