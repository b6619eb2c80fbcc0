// Ejected: short label, a single language is said, not offered, and no reading of the address while hydrating (docusaurus
// 3.9 fixed that too).

import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import clsx from 'clsx';
import {ChoiceNavbarItem} from '../ChoiceNavbarItem';
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
  return (
    <ChoiceNavbarItem
      {...props}
      mobile={mobile}
      of="Language"
      label={localeConfigs[currentLocale]?.label ?? currentLocale}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
    />
  );
}
