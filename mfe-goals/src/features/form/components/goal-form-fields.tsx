import type { ReactNode } from 'react';
import { GOAL_TEXT_NAMES, goalFormLabels, goalTextField } from '@cadence/shared-contract';
import type { GoalTextName } from '@cadence/shared-contract';
import { useSession } from '@cadence/shared-auth';
import { Avatar, Combobox, Field, Select, Switch, TextArea, TextInput } from '@cadence/shared-ui';
import { useGoalPeople } from '../../goal/api/people.ts';
import { ownerName } from '../../goal/owner-name.ts';
import { periodLabel } from '../../goal/period-label.ts';
import type { GoalFormSubject } from '../goal-form-subject.ts';
import type { GoalFormControl } from '../use-goal-form.ts';
import {
  FieldSuggestions,
  type FieldSuggestionsProps,
} from '../../suggestions/components/field-suggestions.tsx';
import { asNewParagraph, instead, suggestionRequest } from '../form-suggestions.ts';
import { ParentField } from './parent-field.tsx';

export interface GoalFormFieldsProps {
  readonly form: GoalFormControl;
  readonly subject: GoalFormSubject;
  readonly isParentOpen: boolean;
  readonly onParentOpenChange: (isOpen: boolean) => void;
}

function OwnerField({ form }: { readonly form: GoalFormControl }): ReactNode {
  const { profile } = useSession();
  const people = useGoalPeople({ enabled: form.mayChooseOwner });
  const { OwnerId } = form.values;
  if (!form.mayChooseOwner) {
    const owner = form.goal?.User ?? profile;
    return (
      <div className="cd-field">
        <span className="cd-label">Owner</span>
        <span className="cd-row gl-fixed">
          <Avatar id={owner.Id} name={owner.Name} size="s" /> {ownerName(owner, profile.Id)}
        </span>
      </div>
    );
  }
  const options = (people.data?.data ?? [profile]).map(({ Id, Name, JobTitle }) => ({
    value: String(Id),
    label: ownerName({ Id, Name }, profile.Id),
    ...(JobTitle !== null && { meta: JobTitle }),
  }));
  return (
    <Field label="Owner" required error={form.errors.OwnerId}>
      <Combobox
        // The list of people arrives after the field: drawn again, it shows the chosen name.
        key={options.length}
        inputSize="lg"
        value={OwnerId === null ? null : String(OwnerId)}
        options={options}
        loading={people.isPending}
        placeholder="Choose a person"
        onChange={(value) => form.set('OwnerId', value === null ? null : Number(value))}
      />
    </Field>
  );
}

function QuarterField({ form }: { readonly form: GoalFormControl }): ReactNode {
  const { PeriodId, ParentId } = form.values;
  const isFixed = form.isPublishedEdit;
  const isLocked = ParentId !== null || isFixed;
  const hint = isFixed ? 'A published goal stays in its quarter.' : 'The quarter follows the parent goal.';
  const { period } = useSession();
  const known = form.choices.some(({ Id }) => Id === PeriodId);
  const options = form.choices.map((choice) => ({ value: String(choice.Id), label: periodLabel(choice) }));
  return (
    <Field label="Quarter" required error={form.errors.PeriodId} hint={isLocked ? hint : undefined}>
      <Select
        inputSize="lg"
        value={PeriodId === null ? '' : String(PeriodId)}
        placeholder="Choose a quarter"
        disabled={isLocked}
        options={
          known || PeriodId === null
            ? options
            : [
                {
                  value: String(PeriodId),
                  label: PeriodId === period.Id ? periodLabel(period) : 'Its own quarter',
                },
                ...options,
              ]
        }
        onChange={({ target }) => form.set('PeriodId', target.value === '' ? null : Number(target.value))}
      />
    </Field>
  );
}

/** Where suggestions are offered, and how one is inserted. */
const SUGGESTIONS: Readonly<Partial<Record<GoalTextName, Pick<FieldSuggestionsProps, 'kind' | 'insert'>>>> = {
  Title: { kind: 'titles', insert: instead },
  Measurement: { kind: 'measurements', insert: asNewParagraph },
  Description: { kind: 'description', insert: asNewParagraph },
};
/** Texts that may be no longer than this get less room. */
const SHORT = 255;

interface TextFieldProps {
  readonly form: GoalFormControl;
  readonly name: GoalTextName;
}

function TextField({ form, name }: TextFieldProps): ReactNode {
  const { kind, limit, isRequired } = goalTextField(name);
  const label = goalFormLabels(form.goalType)[name];
  const value = form.values[name];
  const suggestions = SUGGESTIONS[name];
  const set = (text: string): void => form.set(name, text);
  return (
    <>
      <Field
        label={label}
        {...(isRequired ? { required: true } : { note: 'optional' })}
        error={form.errors[name]}
        counter={{ value: value.length, max: limit }}
      >
        {kind === 'singleLine' ? (
          <TextInput
            inputSize="lg"
            name={name}
            dir="auto"
            value={value}
            onChange={({ target }) => set(target.value)}
          />
        ) : (
          <TextArea
            dir="auto"
            minHeight={limit > SHORT ? 96 : 60}
            value={value}
            onChange={({ target }) => set(target.value)}
          />
        )}
      </Field>
      {suggestions && (
        <FieldSuggestions
          {...suggestions}
          label={label}
          request={suggestionRequest(form)}
          value={value}
          onChange={set}
        />
      )}
    </>
  );
}

/** The fields of a goal, in the documents' order. */
export function GoalFormFields({
  form,
  subject,
  isParentOpen,
  onParentOpenChange,
}: GoalFormFieldsProps): ReactNode {
  const { profile } = useSession();
  const { values, errors, set, goal } = form;
  const { OwnerId, PeriodId } = values;
  const parentTitle =
    subject.kind === 'new'
      ? null
      : subject.kind === 'contribute'
        ? subject.bundle.Goal.GoalDetail.Title
        : subject.bundle.Goal.ParentTitle;
  return (
    <>
      <div className="gl-form-2">
        <OwnerField form={form} />
        <QuarterField form={form} />
      </div>
      {GOAL_TEXT_NAMES.map((name) => (
        <TextField key={name} form={form} name={name} />
      ))}
      <ParentField
        question={
          OwnerId === null || PeriodId === null
            ? null
            : { userId: profile.Id, periodId: PeriodId, ownerId: OwnerId, goalId: goal?.Id ?? 0 }
        }
        value={values.ParentId}
        knownTitle={parentTitle}
        error={errors.ParentId}
        isOpen={isParentOpen}
        onOpenChange={onParentOpenChange}
        onChange={(parentId) => set('ParentId', parentId)}
      />
      <Switch
        label="Private"
        hint="Visible to you, your approver, the CEO and Goal Admins only."
        checked={values.IsPrivate}
        onChange={({ target }) => set('IsPrivate', target.checked)}
      />
    </>
  );
}
