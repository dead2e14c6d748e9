import { posix, relative, sep } from 'node:path';

/**
 * ESLint rule: a file of a room does not import what the room must not import. Paths are compared from the root of the project, so
 * that the rule holds at every depth of a folder.
 */
export const roomsRule = {
  meta: { type: 'problem', schema: [{ type: 'object' }], messages: { refused: '{{room}} {{message}}.' } },
  create(context) {
    const { room, own, never, typesAllowed } = context.options[0];
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const home = own && new RegExp(own).exec(file)?.[0];
    const check = (source, isType) => {
      if (typeof source?.value !== 'string' || (typesAllowed && isType)) return;
      const imported = pathOf(source.value, file);
      if (home && imported.startsWith(home)) return;
      const rule = never.find(([pattern]) => new RegExp(pattern).test(imported));
      if (rule) context.report({ node: source, messageId: 'refused', data: { room, message: rule[1] } });
    };
    const checkStatement = ({ source, importKind, exportKind }) => check(source, (importKind ?? exportKind) === 'type');
    return {
      ImportDeclaration: checkStatement,
      ExportNamedDeclaration: checkStatement,
      ExportAllDeclaration: checkStatement,
      ImportExpression: ({ source }) => check(source, false),
      TSImportType: ({ source }) => check(source, true),
    };
  },
};

/** Returns the path of an imported file from the root, or the name of an imported package. */
function pathOf(source, file) {
  if (source.startsWith('.')) return posix.join(posix.dirname(file), source);
  return source.replace(/^@shared\//, 'shared/');
}
