/** Where the files of brands are: in the folders of this machine, or in a tree of what was published for all of them. */

/** Published files, laid out as the folders are. */
export interface PublishedTree {
  brandsDir: string;
  assetsDir: string;
  /** Hash of each brand's files, by id; null for one that is removed, whatever the folder holds. */
  brands: ReadonlyMap<string, string | null>;
  /** Names of the folders in `assetsDir`. */
  folders: ReadonlySet<string>;
}

export class Places {
  private readonly brandsDir: string;
  private readonly assetsDir: string;
  private tree: PublishedTree | undefined;

  constructor(folder: Pick<PublishedTree, 'brandsDir' | 'assetsDir'>, tree: PublishedTree | undefined) {
    this.brandsDir = folder.brandsDir;
    this.assetsDir = folder.assetsDir;
    this.tree = tree;
  }

  /** Ids in the tree. */
  published(): string[] {
    return [...(this.tree?.brands.keys() ?? [])];
  }

  /** The folder in which a document may be; null for one that is removed. */
  brandsDirOf(id: string): string | null {
    const hash = this.tree?.brands.get(id);
    if (hash === undefined) return this.brandsDir;
    return hash === null ? null : (this.tree?.brandsDir ?? null);
  }

  /** The folder that holds a folder of pictures. */
  assetsDirOf(folder: string): string {
    return this.tree?.folders.has(folder) ? this.tree.assetsDir : this.assetsDir;
  }

  /** Uses another tree. Returns the ids of documents that may have changed with it. */
  use(tree: PublishedTree | undefined): string[] {
    const before = this.tree?.brands ?? new Map();
    this.tree = tree;
    const now = tree?.brands ?? new Map();
    return [...new Set([...before.keys(), ...now.keys()])].filter((id) => before.get(id) !== now.get(id));
  }
}
