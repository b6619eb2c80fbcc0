// Ejected: short label, and no reading of the address while hydrating (docusaurus 3.9 fixed that too).

import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import clsx from 'clsx';
import styles from '../styles.module.css';

export default function LocaleDropdownNavbarItem({
  mobile,
  dropdownItemsBefore,
  dropdownItemsAfter,
  queryString: _queryString,
  ...props
}: Props) {
  const {
    i18n: {currentLocale, locales, localeConfigs},
  } = useDocusaurusContext();
  const pages = useAlternatePageUtils();
  const items = locales.map((locale) => ({
    label: localeConfigs[locale]?.label ?? locale,
    lang: localeConfigs[locale]?.htmlLang,
    to: `pathname://${pages.createUrl({locale, fullyQualified: false})}`,
    target: '_self',
    autoAddBaseUrl: false,
    className: clsx(locale === currentLocale && styles.active),
  }));
  const isOnly = items.length + dropdownItemsBefore.length + dropdownItemsAfter.length === 1;
  const label = localeConfigs[currentLocale]?.label ?? currentLocale;
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      className={clsx(!mobile && styles.compact, !mobile && isOnly && styles.spare)}
      label={mobile ? `Language: ${label}` : label}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
    />
  );
}
