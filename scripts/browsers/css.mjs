import postcss from 'postcss';
import valueParser from 'postcss-value-parser';
import { bcd, lacking } from './support.mjs';

const { 'at-rules': atRules, properties, selectors, types } = bcd.css;

/** CSS functions by name. MDN groups them by the type of their result, some one level deeper. */
const functions = new Map();
for (const type of Object.values(types)) {
  for (const [name, feature] of Object.entries(type)) functions.set(name, feature);
}
for (const [name, feature] of Object.entries(types)) functions.set(name, feature);

/**
 * Returns what a style sheet uses that a browser of package.json's browserslist lacks: {feature, browsers, where}, `feature` as
 * 'property: value', ':pseudo-class', '@rule' or '@media (feature)'. Ignores rules under @supports, and declarations after a
 * prefixed or simpler one of the same property. A declaration with var() counts as without fallback: browsers discard it only
 * at computed-value time.
 */
export function lackingIn(css) {
  const found = [];
  const look = (node, feature, name) => {
    const browsers = lacking(feature);
    if (browsers) found.push({ feature: name, browsers, where: whereOf(node) });
  };
  postcss.parse(css).walk((node) => {
    if (isGuarded(node)) return;
    if (node.type === 'atrule') lookAtRule(node, look);
    if (node.type === 'rule' && node.parent.name !== 'keyframes') lookSelector(node, look);
    if (node.type === 'decl' && !hasFallback(node)) lookDeclaration(node, look);
  });
  return found;
}

function lookAtRule(node, look) {
  look(node, atRules[node.name], `@${node.name}`);
  if (node.name !== 'media') return;
  if (/[<>]/.test(node.params)) look(node, atRules.media.range_syntax, '@media (range)');
  // All browsers know `not all and`; `not` without a media type arrived together with `or`.
  if (/\bor\b|\bnot\s*\(/.test(node.params)) look(node, atRules.media.or_syntax, '@media not');
  for (const [, name] of node.params.matchAll(/\(\s*([\w-]+)/g)) look(node, atRules.media[name], `@media (${name})`);
}

function lookSelector(node, look) {
  if (/(?<!\\)&/.test(node.selector) || node.parent.type === 'rule') look(node, selectors.nesting, '&');
  for (const [text, name] of node.selector.matchAll(/(?<!\\)::?([\w-]+)/g)) look(node, selectors[name], text);
}

function lookDeclaration(node, look) {
  const { prop, value } = node;
  if (!prop.startsWith('--')) look(node, properties[prop], prop);
  valueParser(value).walk((part) => {
    if (part.type === 'function') look(node, functions.get(part.value), `${part.value}()`);
    if (part.type !== 'word') return;
    if (Object.hasOwn(properties[prop] ?? {}, part.value))
      look(node, properties[prop][part.value], `${prop}: ${part.value}`);
    const [, unit] = /^[-+.\d]+([a-z]+)$/i.exec(part.value) ?? [];
    if (unit) look(node, unitFeature(unit), unit);
  });
}

function unitFeature(unit) {
  const [, size] = /^([dls])v(?:[hwib]|min|max)$/.exec(unit) ?? [];
  const sizes = { d: 'dynamic', l: 'large', s: 'small' };
  return types.length[size ? `viewport_percentage_units_${sizes[size]}` : unit];
}

function isGuarded(node) {
  for (let outer = node.parent; outer; outer = outer.parent) if (outer.name === 'supports') return true;
  return false;
}

function hasFallback(node) {
  if (node.prop.startsWith('-')) return !node.prop.startsWith('--');
  const plain = (prop) => prop.replace(/^-\w+-/, '');
  return node.parent.nodes.some((other) => {
    if (other.type !== 'decl' || other === node || plain(other.prop) !== node.prop) return false;
    return (
      other.prop !== node.prop || (node.parent.index(other) < node.parent.index(node) && !node.value.includes('var('))
    );
  });
}

const whereOf = (node) =>
  node.type === 'decl'
    ? `${node.parent.selector ?? node.parent.name} { ${node} }`
    : String(node.selector ?? node.params);
