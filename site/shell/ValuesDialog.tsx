import { X } from 'lucide';
import { environments, installers } from '#model/reader-values.ts';
import type { Strings } from '#model/strings.ts';
import { useSite } from '#site/context.ts';
import { Icon } from '#site/ui/Icon.tsx';
import { ValueField } from './ValueField.tsx';

/** The panel in which readers set the values in samples. The runtime opens it and checks and stores the input. */
export function ValuesDialog() {
  const { strings } = useSite();
  const [beforeExample, afterExample] = strings.valuesLegend.split('{example}');
  return (
    <dialog className="values-dialog" data-values={JSON.stringify(wordsOf(strings))} aria-labelledby="values-title">
      <form noValidate>
        <div className="values-head">
          <h2 id="values-title">{strings.valuesTitle}</h2>
          <button type="button" className="navbar-icon" data-values-close="" aria-label={strings.close}>
            <Icon of={X} />
          </button>
        </div>
        <p>{strings.valuesIntro}</p>
        <p>
          {beforeExample}
          <data data-yours="" value="">
            {strings.valuesExample}
          </data>
          {afterExample}
        </p>
        <ValueField
          name="server"
          label={strings.valuesServer}
          help={strings.valuesServerHelp}
          placeholder="http://localhost:8080"
        />
        <ValueField
          name="graphql"
          label={strings.valuesGraphql}
          help={strings.valuesGraphqlHelp}
          placeholder="http://localhost:8080/api/graphql"
        />
        <ValueField
          name="token"
          label={strings.valuesToken}
          help={strings.valuesTokenHelp}
          placeholder="DATAHUB_TOKEN"
        />
        <ValueField
          name="platform"
          label={strings.valuesPlatform}
          help={strings.valuesPlatformHelp}
          placeholder="hive"
        />
        <ValueField name="env" label={strings.valuesEnv} help={strings.valuesEnvHelp}>
          <Choices names={environments} none={strings.valuesUnchanged} />
        </ValueField>
        <ValueField name="installer" label={strings.valuesInstaller} help={strings.valuesInstallerHelp}>
          <Choices names={installers.map(({ name }) => name)} none={strings.valuesUnchanged} />
        </ValueField>
        <div className="values-actions">
          <button type="submit" className="button button-primary">
            {strings.valuesApply}
          </button>
          <button type="button" className="button" data-values-reset="">
            {strings.valuesReset}
          </button>
        </div>
      </form>
    </dialog>
  );
}

function Choices({ names, none }: { names: readonly string[]; none: string }) {
  return (
    <>
      <option value="">{none}</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </>
  );
}

/** The runtime's texts, under the names that it uses. */
function wordsOf(strings: Strings): Record<string, string> {
  return {
    marked: strings.valuesMarked,
    applied: strings.valuesApplied,
    appliedOne: strings.valuesAppliedOne,
    appliedHidden: strings.valuesAppliedHidden,
    appliedAllHidden: strings.valuesAppliedAllHidden,
    appliedNone: strings.valuesAppliedNone,
    restored: strings.valuesRestored,
    long: strings.valuesProblemLong,
    space: strings.valuesProblemSpace,
    scheme: strings.valuesProblemScheme,
    protocol: strings.valuesProblemProtocol,
    credentials: strings.valuesProblemCredentials,
    character: strings.valuesProblemCharacter,
    host: strings.valuesProblemHost,
    slash: strings.valuesProblemSlash,
    server: strings.valuesProblemServer,
    endpoint: strings.valuesProblemEndpoint,
    dollar: strings.valuesProblemDollar,
    secret: strings.valuesProblemSecret,
    variable: strings.valuesProblemVariable,
    platform: strings.valuesProblemPlatform,
    choice: strings.valuesProblemChoice,
  };
}
