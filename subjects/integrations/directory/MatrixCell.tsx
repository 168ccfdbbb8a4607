import { fill } from '#model/fill.ts';
import type { IntegrationTexts } from '#model/integration-texts.ts';
import type { CapabilityCell } from './directory.ts';
import { valueText } from './words.ts';

interface MatrixCellProps {
  cell: CapabilityCell;
  optionBase: string | undefined;
  texts: IntegrationTexts;
}

/** The value of one capability. An opt-in leads to the option to set, and names it on hover and to screen readers. */
export function MatrixCell({ cell: { value, options = [] }, optionBase, texts }: MatrixCellProps) {
  const text = valueText(texts).find((each) => each.value === value);
  const [first] = options;
  const label = fill(texts.integrationTurnOn, { options: options.join(', ') });
  return (
    <td className={`capability-${value}`}>
      {first === undefined || optionBase === undefined ? (
        <>
          <span aria-hidden={text?.short !== text?.word}>{text?.short}</span>
          {text?.short !== text?.word && <span className="visually-hidden">{text?.word}</span>}
        </>
      ) : (
        <a href={optionBase + first} aria-label={label} data-tip={options.join('\n')}>
          {text?.short}
        </a>
      )}
    </td>
  );
}
