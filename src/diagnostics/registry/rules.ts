/** All rules by their names. A kind of issue without a rule does not compile, and a rule that no sample shows fails a test. */
import type { DiagnosticName } from '../model/diagnostic.ts';
import type { Rule } from '../model/rule.ts';
import { addressAsLink } from '../rules/address-as-link.ts';
import { blockText } from '../rules/block-text.ts';
import { brokenAnchor } from '../rules/broken-anchor.ts';
import { brokenBlockType } from '../rules/broken-block-type.ts';
import { brokenLink } from '../rules/broken-link.ts';
import { brokenPicture } from '../rules/broken-picture.ts';
import { brokenSchema } from '../rules/broken-schema.ts';
import { conflictMarker } from '../rules/conflict-marker.ts';
import { descriptionLength } from '../rules/description-length.ts';
import { duplicateDescription } from '../rules/duplicate-description.ts';
import { duplicateId } from '../rules/duplicate-id.ts';
import { duplicateKey } from '../rules/duplicate-key.ts';
import { duplicateRoute } from '../rules/duplicate-route.ts';
import { duplicateTitle } from '../rules/duplicate-title.ts';
import { emptyFile } from '../rules/empty-file.ts';
import { emptyLink } from '../rules/empty-link.ts';
import { emptyList } from '../rules/empty-list.ts';
import { backslash } from '../rules/escape.ts';
import { fileTooLarge } from '../rules/file-too-large.ts';
import { formAccept } from '../rules/form-accept.ts';
import { formAction } from '../rules/form-action.ts';
import { formEncoding } from '../rules/form-encoding.ts';
import { formField } from '../rules/form-field.ts';
import { formLabel } from '../rules/form-label.ts';
import { formOptions } from '../rules/form-options.ts';
import { fragmentLoop } from '../rules/fragment-loop.ts';
import { imageWithoutSize } from '../rules/image-without-size.ts';
import { indentation } from '../rules/indentation.ts';
import { largePicture } from '../rules/large-picture.ts';
import { largeVideo } from '../rules/large-video.ts';
import { letterCase } from '../rules/letter-case.ts';
import { lineWithoutName } from '../rules/line-without-name.ts';
import { listInLine } from '../rules/list-in-line.ts';
import { longTitle } from '../rules/long-title.ts';
import { lostChoice } from '../rules/lost-choice.ts';
import { lostWindow } from '../rules/lost-window.ts';
import { lowContrast } from '../rules/low-contrast.ts';
import { misplacedKey } from '../rules/misplaced-key.ts';
import { missingAlt } from '../rules/missing-alt.ts';
import { missingComma } from '../rules/missing-comma.ts';
import { missingDash } from '../rules/missing-dash.ts';
import { missingDescription } from '../rules/missing-description.ts';
import { missingEach } from '../rules/missing-each.ts';
import { missingField } from '../rules/missing-field.ts';
import { missingFile } from '../rules/missing-file.ts';
import { missingImage } from '../rules/missing-image.ts';
import { missingParameter } from '../rules/missing-parameter.ts';
import { missingSiteFile } from '../rules/missing-site-file.ts';
import { missingSpace } from '../rules/missing-space.ts';
import { missingType } from '../rules/missing-type.ts';
import { missingValue } from '../rules/missing-value.ts';
import { noEntries } from '../rules/no-entries.ts';
import { noMainHeading } from '../rules/no-main-heading.ts';
import { noPage } from '../rules/no-page.ts';
import { notUtf8 } from '../rules/not-utf8.ts';
import { oddLink } from '../rules/odd-link.ts';
import { oddMarkdown } from '../rules/odd-markdown.ts';
import { oddName } from '../rules/odd-name.ts';
import { oddPath } from '../rules/odd-path.ts';
import { oddSpace } from '../rules/odd-space.ts';
import { oddTime } from '../rules/odd-time.ts';
import { overBudget } from '../rules/over-budget.ts';
import { poorAlt } from '../rules/poor-alt.ts';
import { redirectChain } from '../rules/redirect-chain.ts';
import { redirectLoop } from '../rules/redirect-loop.ts';
import { renamedBlock } from '../rules/renamed-block.ts';
import { renamedKey } from '../rules/renamed-key.ts';
import { repeatedAlt } from '../rules/repeated-alt.ts';
import { routeAndFile } from '../rules/route-and-file.ts';
import { sameButForCapitals } from '../rules/same-but-for-capitals.ts';
import { secondDocument } from '../rules/second-document.ts';
import { secondMainHeading } from '../rules/second-main-heading.ts';
import { skippedHeading } from '../rules/skipped-heading.ts';
import { smartQuote } from '../rules/smart-quote.ts';
import { specialCharacter } from '../rules/special-character.ts';
import { strayComma } from '../rules/stray-comma.ts';
import { syntaxError } from '../rules/syntax-error.ts';
import { tab } from '../rules/tab.ts';
import { templateError } from '../rules/template-error.ts';
import { textAfterQuote } from '../rules/text-after-quote.ts';
import { textTooComplex } from '../rules/text-too-complex.ts';
import { tooDeep } from '../rules/too-deep.ts';
import { tooManyAliases } from '../rules/too-many-aliases.ts';
import { tooManyParts } from '../rules/too-many-parts.ts';
import { unclosedBracket } from '../rules/unclosed-bracket.ts';
import { unclosedQuote } from '../rules/unclosed-quote.ts';
import { unknownBlock } from '../rules/unknown-block.ts';
import { unknownCollection } from '../rules/unknown-collection.ts';
import { unknownField } from '../rules/unknown-field.ts';
import { unknownFragment } from '../rules/unknown-fragment.ts';
import { unknownIcon } from '../rules/unknown-icon.ts';
import { unknownKey } from '../rules/unknown-key.ts';
import { unknownVariable } from '../rules/unknown-variable.ts';
import { unprintableCharacter } from '../rules/unprintable-character.ts';
import { unpublishedPage } from '../rules/unpublished-page.ts';
import { unquotedColon } from '../rules/unquoted-colon.ts';
import { unquotedComma } from '../rules/unquoted-comma.ts';
import { unquotedComment } from '../rules/unquoted-comment.ts';
import { unquotedTemplate } from '../rules/unquoted-template.ts';
import { unreadableFile } from '../rules/unreadable-file.ts';
import { unsupportedFilm } from '../rules/unsupported-film.ts';
import { unsupportedPicture } from '../rules/unsupported-picture.ts';
import { unusedCollection } from '../rules/unused-collection.ts';
import { unusedFragment } from '../rules/unused-fragment.ts';
import { unusedPicture } from '../rules/unused-picture.ts';
import { uselessRedirect } from '../rules/useless-redirect.ts';
import { vagueLink } from '../rules/vague-link.ts';
import { wrongEnding } from '../rules/wrong-ending.ts';
import { wrongType } from '../rules/wrong-type.ts';
import { wrongValue } from '../rules/wrong-value.ts';

export const rules: { readonly [Name in DiagnosticName]: Rule<Name> } = {
  'unknown-block': unknownBlock,
  'missing-type': missingType,
  'unknown-key': unknownKey,
  'missing-field': missingField,
  'wrong-type': wrongType,
  'wrong-value': wrongValue,
  'missing-value': missingValue,
  'empty-list': emptyList,
  'misplaced-key': misplacedKey,
  'duplicate-id': duplicateId,
  'too-many-parts': tooManyParts,
  'renamed-block': renamedBlock,
  'renamed-key': renamedKey,
  'syntax-error': syntaxError,
  tab,
  indentation,
  'missing-space': missingSpace,
  'unquoted-colon': unquotedColon,
  'unquoted-template': unquotedTemplate,
  'unquoted-comment': unquotedComment,
  'unclosed-quote': unclosedQuote,
  'text-after-quote': textAfterQuote,
  'unclosed-bracket': unclosedBracket,
  'duplicate-key': duplicateKey,
  'special-character': specialCharacter,
  'block-text': blockText,
  'second-document': secondDocument,
  'conflict-marker': conflictMarker,
  'smart-quote': smartQuote,
  'odd-space': oddSpace,
  'missing-comma': missingComma,
  'missing-dash': missingDash,
  escape: backslash,
  'unprintable-character': unprintableCharacter,
  'list-in-line': listInLine,
  'line-without-name': lineWithoutName,
  'unquoted-comma': unquotedComma,
  'stray-comma': strayComma,
  'empty-file': emptyFile,
  'not-utf8': notUtf8,
  'file-too-large': fileTooLarge,
  'unreadable-file': unreadableFile,
  'too-many-aliases': tooManyAliases,
  'too-deep': tooDeep,
  'odd-name': oddName,
  'broken-link': brokenLink,
  'broken-anchor': brokenAnchor,
  'odd-link': oddLink,
  'unknown-fragment': unknownFragment,
  'fragment-loop': fragmentLoop,
  'unknown-collection': unknownCollection,
  'unknown-field': unknownField,
  'no-entries': noEntries,
  'unknown-variable': unknownVariable,
  'template-error': templateError,
  'unknown-icon': unknownIcon,
  'redirect-loop': redirectLoop,
  'useless-redirect': uselessRedirect,
  'unused-fragment': unusedFragment,
  'unused-collection': unusedCollection,
  'redirect-chain': redirectChain,
  'lost-window': lostWindow,
  'lost-choice': lostChoice,
  'missing-image': missingImage,
  'missing-file': missingFile,
  'image-without-size': imageWithoutSize,
  'broken-picture': brokenPicture,
  'unsupported-picture': unsupportedPicture,
  'unsupported-film': unsupportedFilm,
  'letter-case': letterCase,
  'large-picture': largePicture,
  'large-video': largeVideo,
  'unused-picture': unusedPicture,
  'text-too-complex': textTooComplex,
  'odd-markdown': oddMarkdown,
  'no-main-heading': noMainHeading,
  'second-main-heading': secondMainHeading,
  'skipped-heading': skippedHeading,
  'vague-link': vagueLink,
  'empty-link': emptyLink,
  'address-as-link': addressAsLink,
  'missing-alt': missingAlt,
  'poor-alt': poorAlt,
  'repeated-alt': repeatedAlt,
  'missing-description': missingDescription,
  'long-title': longTitle,
  'description-length': descriptionLength,
  'duplicate-title': duplicateTitle,
  'duplicate-description': duplicateDescription,
  'low-contrast': lowContrast,
  'form-field': formField,
  'form-label': formLabel,
  'form-options': formOptions,
  'form-accept': formAccept,
  'form-encoding': formEncoding,
  'form-action': formAction,
  'duplicate-route': duplicateRoute,
  'missing-each': missingEach,
  'missing-parameter': missingParameter,
  'odd-path': oddPath,
  'wrong-ending': wrongEnding,
  'no-page': noPage,
  'missing-site-file': missingSiteFile,
  'route-and-file': routeAndFile,
  'same-but-for-capitals': sameButForCapitals,
  'odd-time': oddTime,
  'unpublished-page': unpublishedPage,
  'over-budget': overBudget,
  'broken-block-type': brokenBlockType,
  'broken-schema': brokenSchema,
};
