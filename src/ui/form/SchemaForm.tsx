// The package's index also loads its test tools, which need Ajv.
import withTheme from '@rjsf/core/lib/withTheme.js';
import type { FieldTemplateProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import { type ReactNode, useMemo } from 'react';
import { BaseChoices } from './BaseChoices';
import { ChoiceSelect } from './ChoiceSelect';
import { ColorInput } from './ColorInput';
import { FieldTemplate } from './FieldTemplate';
import { FileInput } from './FileInput';
import { useFormRoom } from './form-room';
import { GroupTemplate } from './GroupTemplate';
import { Hosted } from './Hosted';
import { ImageInput } from './ImageInput';
import { ListItemTemplate } from './ListItemTemplate';
import { ListTemplate } from './ListTemplate';
import { LocalizedText } from './LocalizedText';
import { OrderedChoices } from './OrderedChoices';
import { pointerOf } from './pointer-of';
import { SwitchBox } from './SwitchBox';
import { TextInput } from './TextInput';
import { FieldPointerContext } from './use-field-state';
import { validator } from './validator';

/** Tells widgets the pointer of their field. */
function PlacedField(props: FieldTemplateProps): ReactNode {
  const { base } = useFormRoom();
  return (
    <FieldPointerContext value={pointerOf(base, props.fieldPathId)}>
      <FieldTemplate {...props} />
    </FieldPointerContext>
  );
}

const FluentForm = withTheme<unknown, RJSFSchema>({
  templates: {
    FieldTemplate: PlacedField,
    ObjectFieldTemplate: GroupTemplate,
    ArrayFieldTemplate: ListTemplate,
    ArrayFieldItemTemplate: ListItemTemplate,
    BaseInputTemplate: TextInput,
    ErrorListTemplate: () => null,
  },
  widgets: {
    SelectWidget: ChoiceSelect,
    CheckboxWidget: SwitchBox,
    color: ColorInput,
    image: ImageInput,
    attachment: FileInput,
    ordered: OrderedChoices,
    bases: BaseChoices,
  },
  fields: { LocalizedText: LocalizedText as never, Hosted: Hosted as never },
});

interface Props {
  schema: RJSFSchema;
  uiSchema: UiSchema;
  value: unknown;
  readOnly?: boolean;
  /** `id` is the id of the field's element. */
  onChange: (value: unknown, id: string | undefined) => void;
}

/** A schema form in the workbench's style. It adds no defaults and no empty lists and does not validate. */
export function SchemaForm({ schema, uiSchema, value, readOnly = false, onChange }: Props): ReactNode {
  const ui = useMemo(
    () => ({ ...uiSchema, 'ui:submitButtonOptions': { norender: true }, 'ui:globalOptions': { copyable: true } }),
    [uiSchema],
  );
  return (
    <FluentForm
      schema={schema}
      uiSchema={ui}
      formData={value}
      validator={validator}
      readonly={readOnly}
      tagName="div"
      noValidate
      noHtml5Validate
      showErrorList={false}
      idPrefix="field"
      experimental_defaultFormStateBehavior={NOTHING_BY_ITSELF}
      onChange={(event, id) => onChange(event.formData, id)}
    />
  );
}

const NOTHING_BY_ITSELF = {
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
  allOf: 'skipDefaults',
  constAsDefaults: 'never',
} as const;
