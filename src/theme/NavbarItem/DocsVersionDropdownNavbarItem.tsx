// Ejected: a single version is said, not offered; which one is chosen is kept by the framework.

import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {ChoiceNavbarItem} from './ChoiceNavbarItem';

export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId,
  dropdownItemsBefore,
  dropdownItemsAfter,
  dropdownActiveClassDisabled: _disabled,
  ...props
}: Props) {
  const {pathname, search, hash} = useLocation();
  const active = useActiveDocContext(docsPluginId);
  const versions = useVersions(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const label = useDocsVersionCandidates(docsPluginId)[0]?.label ?? '';
  const items = versions.map((version) => {
    const main = version.docs.find((doc) => doc.id === version.mainDocId);
    // Only the navigation bar's documents are known here (plugins/client-routes.ts).
    const target = version === active.activeVersion ? {path: pathname} : main;
    return {
      label: version.label,
      to: `${target?.path ?? version.path}${search}${hash}`,
      isActive: () => version === active.activeVersion,
      onClick: () => savePreferredVersionName(version.name),
    };
  });
  return (
    <ChoiceNavbarItem
      {...props}
      mobile={mobile}
      of="Version"
      label={label}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
    />
  );
}
