import bcd from '@mdn/browser-compat-data/forLegacyNode';
import browserslist from 'browserslist';

/** browserslist's names, and MDN's for the same engines. browserslist has no old WebViews, so Chrome's version stands for them. */
const names = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  firefox: ['firefox', 'firefox_android'],
  samsung: ['samsunginternet_android'],
};

/** The oldest version of each browser in package.json's browserslist: [MDN's name, version]. */
const oldest = Object.entries(names).flatMap(([name, ids]) => {
  const versions = browserslist()
    .filter((browser) => browser.startsWith(`${name} `))
    .map((browser) => Number.parseFloat(browser.slice(name.length + 1)));
  return ids.map((id) => [id, Math.min(...versions)]);
});

export { bcd };

/** Returns the browsers of package.json's browserslist that lack a feature of MDN's data, 'safari 15.4'; undefined if none does. */
export function lacking(feature) {
  const support = feature?.__compat?.support;
  if (!support) return undefined;
  const without = oldest.filter(
    ([id, version]) => support[id] && ![support[id]].flat().some((entry) => has(entry, version)),
  );
  return without.length > 0 ? without.map(([id, version]) => `${id} ${version}`).join(', ') : undefined;
}

function has({ version_added, version_removed, flags, prefix, alternative_name }, version) {
  if (!version_added || version_added === 'preview' || flags || prefix || alternative_name) return false;
  // '≤79': supported in 79, earlier versions unknown to MDN.
  if (!version_added.startsWith('≤') && Number.parseFloat(version_added) > version) return false;
  return !version_removed || Number.parseFloat(version_removed) > version;
}
