import { useId } from 'react';
import type { Texts } from '#model/strings.ts';
import { useTexts } from '#site/use-texts.ts';
import { benchTexts } from '../texts.ts';
import { CheckField, KnownField, LinesField, SelectField } from './fields.tsx';
import type { KnownUrns } from './known-urns.ts';
import {
  assetTypes,
  type ChangeName,
  type Choices,
  changes,
  changeValues,
  type DatasetPart,
  datasetPartNames,
  type FilterName,
  filterNames,
} from './tasks.ts';

interface ChoicesProps {
  choices: Choices;
  known: KnownUrns;
  onChange: (changed: Partial<Choices>) => void;
}

const filterLabels = (t: Texts<typeof benchTexts>): Readonly<Record<FilterName, string>> => ({
  tag: t.benchTag,
  owner: t.benchOwner,
  domain: t.benchDomain,
  term: t.benchTerm,
  platform: t.benchPlatform,
});

const changeLabels = (t: Texts<typeof benchTexts>): Readonly<Record<ChangeName, string>> => ({
  addTag: t.benchActionAddTag,
  removeTag: t.benchActionRemoveTag,
  addTerm: t.benchActionAddTerm,
  addOwner: t.benchActionAddOwner,
  setDomain: t.benchActionSetDomain,
  deprecate: t.benchActionDeprecate,
});

const partLabels = (t: Texts<typeof benchTexts>): Readonly<Record<DatasetPart, string>> => ({
  properties: t.benchPartProperties,
  schema: t.benchPartSchema,
  owners: t.benchPartOwners,
  tags: t.benchPartTags,
  terms: t.benchPartTerms,
  domain: t.benchPartDomain,
  deprecation: t.benchPartDeprecation,
  upstream: t.benchPartUpstream,
  downstream: t.benchPartDownstream,
});

const valueLabels = (t: Texts<typeof benchTexts>): Readonly<Record<FilterName, string>> => ({
  tag: t.benchValueTag,
  owner: t.benchValueOwner,
  domain: t.benchValueDomain,
  term: t.benchValueTerm,
  platform: t.benchPlatform,
});

/** Which assets a search returns. */
export function FindChoices(props: ChoicesProps) {
  const t = useTexts(benchTexts);
  const id = useId();
  const { choices, onChange } = props;
  return (
    <>
      <div className="tool-field">
        <label htmlFor={id}>{t.benchSearchText}</label>
        <input
          id={id}
          type="text"
          value={choices.text}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <p id={`${id}-note`} className="studio-note">
          {t.benchSearchTextNote}
        </p>
      </div>
      <TypeChoices {...props} />
      <FilterChoices {...props} />
      <PagesChoice {...props} />
    </>
  );
}

/** Which part of an asset's lineage is returned. */
export function LineageChoices(props: ChoicesProps) {
  const t = useTexts(benchTexts);
  const { choices, known, onChange } = props;
  return (
    <>
      <KnownField
        label={t.benchAsset}
        value={choices.asset}
        known={known.asset}
        onChange={(asset) => onChange({ asset })}
      />
      <SelectField
        label={t.benchDirection}
        value={choices.direction}
        options={{ DOWNSTREAM: t.benchDownstream, UPSTREAM: t.benchUpstream }}
        onChange={(direction) => onChange({ direction })}
      />
      <SelectField
        label={t.benchHops}
        value={`${choices.hops}` as const}
        options={{ 1: t.benchOneHop, 2: t.benchTwoHops, 3: t.benchManyHops }}
        onChange={(hops) => onChange({ hops: hops === '1' ? 1 : hops === '2' ? 2 : 3 })}
      />
      <TypeChoices {...props} />
      <PagesChoice {...props} />
    </>
  );
}

/** Which parts of a dataset are read. */
export function ReadChoices({ choices, known, onChange }: ChoicesProps) {
  const t = useTexts(benchTexts);
  const labels = partLabels(t);
  const datasets = known.asset.filter((urn) => urn.startsWith('urn:li:dataset:'));
  return (
    <>
      <KnownField
        label={t.benchDataset}
        value={choices.asset}
        known={datasets}
        onChange={(asset) => onChange({ asset })}
      />
      <fieldset className="tool-choice">
        <legend>{t.benchParts}</legend>
        {datasetPartNames.map((part) => (
          <CheckField
            key={part}
            label={labels[part]}
            checked={choices.parts.includes(part)}
            onChange={(isWanted) =>
              onChange({
                parts: datasetPartNames.filter((each) => (each === part ? isWanted : choices.parts.includes(each))),
              })
            }
          />
        ))}
      </fieldset>
    </>
  );
}

/** What is changed, and on which assets. */
export function ChangeChoices({ choices, known, onChange }: ChoicesProps) {
  const t = useTexts(benchTexts);
  const labels = changeLabels(t);
  const filter = changeValues[choices.change];
  return (
    <>
      <SelectField
        label={t.benchAction}
        value={choices.change}
        options={Object.fromEntries(changes.map((name) => [name, labels[name]])) as Record<ChangeName, string>}
        onChange={(change) => onChange({ change, value: '' })}
      />
      {filter !== undefined && (
        <KnownField
          label={valueLabels(t)[filter]}
          value={choices.value}
          known={known[filter]}
          onChange={(value) => onChange({ value })}
        />
      )}
      <LinesField label={t.benchAssets} value={choices.assets} onChange={(assets) => onChange({ assets })} />
    </>
  );
}

function TypeChoices({ choices, onChange }: ChoicesProps) {
  const t = useTexts(benchTexts);
  return (
    <fieldset className="tool-choice">
      <legend>{t.benchTypes}</legend>
      {assetTypes.map(({ type, object }) => (
        <CheckField
          key={type}
          label={object}
          checked={choices.types.includes(type)}
          onChange={(isWanted) =>
            onChange({
              types: assetTypes
                .map((each) => each.type)
                .filter((each) => (each === type ? isWanted : choices.types.includes(each))),
            })
          }
        />
      ))}
    </fieldset>
  );
}

function FilterChoices({ choices, known, onChange }: ChoicesProps) {
  const t = useTexts(benchTexts);
  const labels = filterLabels(t);
  return filterNames.map((name) => (
    <KnownField
      key={name}
      label={labels[name]}
      value={choices.filters[name] ?? ''}
      known={known[name]}
      onChange={(value) => onChange({ filters: { ...choices.filters, [name]: value } })}
    />
  ));
}

function PagesChoice({ choices, onChange }: ChoicesProps) {
  const t = useTexts(benchTexts);
  return (
    <div>
      <CheckField label={t.benchPages} checked={choices.allPages} onChange={(allPages) => onChange({ allPages })} />
      <p className="studio-note">{t.benchPagesNote}</p>
    </div>
  );
}
