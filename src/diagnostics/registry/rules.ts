/** All rules by their names. A kind of issue without a rule does not compile, and a rule that no sample shows fails a test. */
import type { Rules } from '../model/rule.ts';
import { alternativeRules } from '../rules/alternatives.ts';
import { blockTypeRules } from '../rules/block-types.ts';
import { blockRules } from '../rules/blocks.ts';
import { budgetRules } from '../rules/budgets.ts';
import { collectionRules } from '../rules/collections.ts';
import { dialogRules } from '../rules/dialogs.ts';
import { fieldRules } from '../rules/fields.ts';
import { fileRules } from '../rules/files.ts';
import { formRules } from '../rules/forms.ts';
import { headingRules } from '../rules/headings.ts';
import { iconRules } from '../rules/icons.ts';
import { linkWordRules } from '../rules/link-words.ts';
import { linkRules } from '../rules/links.ts';
import { pictureRules } from '../rules/pictures.ts';
import { publicFileRules } from '../rules/public-files.ts';
import { redirectRules } from '../rules/redirects.ts';
import { routeRules } from '../rules/routes.ts';
import { searchEngineRules } from '../rules/search-engines.ts';
import { templateRules } from '../rules/templates.ts';
import { textRules } from '../rules/texts.ts';
import { valueRules } from '../rules/values.ts';
import { wrongTypeRules } from '../rules/wrong-type.ts';
import { yamlRules } from '../rules/yaml-syntax.ts';

export const rules: Rules = {
  ...blockRules,
  ...fieldRules,
  ...wrongTypeRules,
  ...valueRules,
  ...yamlRules,
  ...fileRules,
  ...linkRules,
  ...dialogRules,
  ...redirectRules,
  ...collectionRules,
  ...templateRules,
  ...iconRules,
  ...pictureRules,
  ...publicFileRules,
  ...textRules,
  ...headingRules,
  ...linkWordRules,
  ...alternativeRules,
  ...searchEngineRules,
  ...formRules,
  ...routeRules,
  ...budgetRules,
  ...blockTypeRules,
};
