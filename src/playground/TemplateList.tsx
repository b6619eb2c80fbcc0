import styles from './dialogs.module.css';
import {type Template, templates} from './templates/templates';

/** The templates that one may start from, with their pictures. */
export function TemplateList({onOpen}: {onOpen: (template: Template) => void}) {
  return (
    <>
      <h3>Start from a template</h3>
      <ul className={styles.templates}>
        {templates.map((template) => (
          <li key={template.id}>
            <button type="button" onClick={() => onOpen(template)}>
              <img src={template.still} alt="" width={320} height={180} loading="lazy" />
              <b>{template.label}</b>
              <span>{template.about}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
