import type { ComponentProps, ReactNode } from 'react';
import type { FilterChoices } from '../../../../api/libraries/listing';
import { typeText } from '../../../../ui/item-grid/texts';
import { SelectField } from '../../../../ui/select-field';
import { message } from '../messages';
import { type Period, periods, type TemplateQuery } from '../query';

interface Props {
  readonly query: TemplateQuery;
  readonly choices: FilterChoices;
  readonly change: (changes: Partial<TemplateQuery>) => void;
}

/** Select boxes that narrow a list by type, author and date of the last change. */
export function Filters({ query, choices, change }: Props): ReactNode {
  const { type, author, period } = query;
  return (
    <>
      <Choice
        label={message('template.library.filter.type')}
        value={type}
        choices={[
          ['', message('template.library.filter.type.all')],
          ...withCurrent(choices.types, type).map((one) => [one, typeText(one)] as const),
        ]}
        choose={(chosen) => change({ type: chosen })}
      />
      <Choice
        label={message('template.library.filter.author')}
        value={author}
        choices={[
          ['', message('template.library.filter.author.all')],
          ...withCurrent(choices.authors, author).map((one) => [one, one] as const),
        ]}
        choose={(chosen) => change({ author: chosen })}
      />
      <Choice
        label={message('template.library.filter.period')}
        value={period}
        choices={(Object.keys(periods) as Period[]).map((one) => [
          one,
          message(`template.library.filter.period.${one}`),
        ])}
        choose={(chosen) => change({ period: chosen as Period })}
      />
    </>
  );
}

/** The chosen value stays a choice, although its last template may be gone. */
const withCurrent = (values: readonly string[], current: string): readonly string[] =>
  current && !values.includes(current) ? [...values, current] : values;

type ChoiceProps = Pick<
  ComponentProps<typeof SelectField<string>>,
  'label' | 'value' | 'choices' | 'choose'
>;

/** The first choice of a filter shows all. */
function Choice(props: ChoiceProps): ReactNode {
  const { value, choices } = props;
  return <SelectField {...props} isLabelUnseen isFilter={choices[0]?.[0] !== value} />;
}
