import { bcd, lacking } from './support.mjs';

/** MDN interfaces to search if TypeScript's libraries use another name for the owner, or one shared by several interfaces. */
const alsoIn = ['Element', 'HTMLElement', 'Document', 'Window', 'Navigator', 'CanvasRenderingContext2D'];

/** The names of everything that a browser of the browserslist lacks. Only these need types, which take most of the rule's time. */
const lackingNames = new Set(namesIn(bcd.javascript.builtins).concat(namesIn(bcd.api)));

/** ESLint rule, with type information: reports properties, methods and globals that a browser of the browserslist lacks. */
export const apiRule = {
  meta: { type: 'problem', schema: [], messages: { lacking: '{{name}} is missing in {{browsers}}.' } },
  create(context) {
    const services = context.sourceCode.parserServices;
    const isBuiltIn = (declaration) => services.program.isSourceFileDefaultLibrary(declaration.getSourceFile());
    return {
      'Identifier, JSXIdentifier'(node) {
        if (!lackingNames.has(node.name)) return;
        if (/^TS(TypeReference|TypeQuery|QualifiedName|InterfaceHeritage|ClassImplements)$/.test(node.parent.type))
          return;
        const declaration = services.getSymbolAtLocation(node)?.declarations?.find(isBuiltIn);
        if (!declaration) return;
        const owner = ownerOf(declaration);
        const browsers = lacking(featureOf(owner, node.name));
        const name = owner ? `${owner}.${node.name}` : node.name;
        if (browsers) context.report({ node, messageId: 'lacking', data: { name, browsers } });
      },
    };
  },
};

/** Returns the names of the features in MDN's data, at any depth, that a browser of the browserslist lacks. */
function namesIn(features) {
  return Object.entries(features).flatMap(([name, feature]) => {
    if (name === '__compat') return [];
    return [...(lacking(feature) ? [name.replace(/_static$/, '')] : []), ...namesIn(feature)];
  });
}

/** Returns the name of the interface or object that declares a member: 'Array' for Array, ArrayConstructor and ReadonlyArray. */
function ownerOf({ parent }) {
  const named = parent?.name ?? parent?.parent?.name;
  return named?.text?.replace(/^Readonly|(Constructor|Object)$/g, '');
}

function featureOf(owner, name) {
  const { api, javascript } = bcd;
  if (!owner) return javascript.builtins[name] ?? api[name] ?? api.Window[name];
  const objects = [javascript.builtins, javascript.builtins.Intl, api].map((all) => all[owner]);
  const found = [...objects, ...alsoIn.map((id) => api[id])].find((object) => memberOf(object, name));
  return memberOf(found, name) ?? (Object.hasOwn(api, name) ? api[name] : undefined);
}

const memberOf = (object, name) =>
  [name, `${name}_static`].map((key) => object?.[key]).find((member) => member?.__compat);
