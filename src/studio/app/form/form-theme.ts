import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import { BlockListField } from './block-list-field.tsx';
import { FieldErrorTemplate, FieldTemplate, ObjectFieldTemplate } from './field-templates.tsx';
import { PictureField } from './fields/picture-field.tsx';
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from './list-templates.tsx';
import { ChoiceWidget, RowWidget } from './widgets/choice-widget.tsx';
import { ColourWidget } from './widgets/colour-widget.tsx';
import { FileWidget } from './widgets/file-widget.tsx';
import { IconWidget } from './widgets/icon-widget.tsx';
import { LinkWidget } from './widgets/link-widget.tsx';
import { MarkdownWidget } from './widgets/markdown-widget.tsx';
import { MomentWidget } from './widgets/moment-widget.tsx';
import { SwitchWidget } from './widgets/switch-widget.tsx';
import { TextWidget } from './widgets/text-widget.tsx';

/** The widgets of fields, by the `format` of the field's schema or by its type. */
export const widgets: RegistryWidgetsType = {
  TextWidget,
  SelectWidget: ChoiceWidget,
  CheckboxWidget: SwitchWidget,
  link: LinkWidget,
  'film-path': FileWidget,
  'captions-path': FileWidget,
  'file-path': FileWidget,
  color: ColourWidget,
  icon: IconWidget,
  markdown: MarkdownWidget,
  'inline-markdown': MarkdownWidget,
  row: RowWidget,
  moment: MomentWidget,
  day: MomentWidget,
};

/** The components of fields, by the `$id` of the field's schema. */
export const fields: RegistryFieldsType = { blocks: BlockListField, picture: PictureField };

export const templates: Partial<TemplatesType> = {
  FieldTemplate,
  FieldErrorTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
};
