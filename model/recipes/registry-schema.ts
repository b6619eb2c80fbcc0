import {z} from 'zod';

/*
 * What the shadcn command line 4.23 reads of an item and of a list, as far as we write it; read in its own
 * schemas, which are not run here.
 */

const name = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

const fileSchema = z
  .object({
    path: z.string().regex(/^[\w-]+(?:\/[\w-]+)*\.tsx$/),
    type: z.literal('registry:component'),
    content: z.string().min(1),
  })
  .strict();

/** An item with its code: `/r/<id>.json`. */
export const registryItemSchema = z
  .object({
    $schema: z.literal('https://ui.shadcn.com/schema/registry-item.json'),
    name,
    type: z.literal('registry:component'),
    title: z.string().min(1),
    description: z.string().min(1),
    author: z.string().min(1),
    // One version each: a range would install another one tomorrow.
    dependencies: z.array(z.string().regex(/^(?:@[\w-]+\/)?[\w-]+@\d+\.\d+\.\d+$/)).min(1),
    files: z.array(fileSchema).length(1),
    docs: z.string().min(1),
    categories: z.array(z.string()).length(1),
    meta: z.record(z.unknown()),
  })
  .strict();

/** A recipe in the registry format of the shadcn command line. */
export type RegistryItem = z.infer<typeof registryItemSchema>;

/** The list of all items: `/r/index.json`. */
export const registrySchema = z
  .object({
    $schema: z.literal('https://ui.shadcn.com/schema/registry.json'),
    name,
    homepage: z.string().url(),
    items: z.array(
      registryItemSchema
        .omit({$schema: true, docs: true, author: true, files: true})
        .extend({files: z.array(fileSchema.omit({content: true})).length(1)}),
    ),
  })
  .strict();

/** The list of all items, without their code. */
export type Registry = z.infer<typeof registrySchema>;
