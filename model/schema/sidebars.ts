import {z} from 'zod';

/** A category of a sidebar, as we and as Docusaurus write it. */
export interface SidebarCategory<Item> {
  type: 'category';
  label: string;
  link?: {type: 'doc'; id: string};
  collapsed?: boolean;
  items: Item[];
}

/** An item of a sidebar: the id of a page, a category, a folder, a link, or a rule between groups. */
export type SidebarItemSource =
  | string
  | SidebarCategory<SidebarItemSource>
  /** Stands for all pages below `content/docs/<id>/`; the sidebar lists their `index` page alone. */
  | {type: 'folder'; id: string}
  | {type: 'link'; label: string; href: string}
  | {type: 'html'; value: string};

const text = z.string().trim().min(1);

// Lazy where it names itself, and only there: what a lazy schema returns is made anew for each value.
const item: z.ZodType<SidebarItemSource> = z.union([
  text,
  z.discriminatedUnion('type', [
    z
      .object({
        type: z.literal('category'),
        label: text,
        link: z
          .object({type: z.literal('doc'), id: text})
          .strict()
          .optional(),
        collapsed: z.boolean().optional(),
        items: z.lazy(() => items),
      })
      .strict(),
    z.object({type: z.literal('folder'), id: text}).strict(),
    z.object({type: z.literal('link'), label: text, href: text}).strict(),
    z.object({type: z.literal('html'), value: text}).strict(),
  ]),
]);
const items = z.array(item).min(1);

/** `content/sidebars.json`: which pages there are, grouped and in order. */
export const sidebarsSchema = z
  .object({
    apiSidebar: z.array(item),
    mainSidebar: z.array(item),
    recorderSidebar: z.array(item),
    /** Pages that are in no sidebar: they keep a promised path, or serve one link. */
    hidden: z.array(text),
  })
  .strict();
