/** Settings of the C library's allocator, which reads them when a process starts (decision 0012). */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  /** In bytes; larger blocks are returned to the system as soon as they are freed. Rendering and compressing a page takes smaller ones. */
  MALLOC_MMAP_THRESHOLD_: '1048576',
  /** In bytes; more than a page takes, which would otherwise be returned and requested for every one. */
  MALLOC_TRIM_THRESHOLD_: '2097152',
} as const;

/** Set where the process has been started with them. */
export const ALLOCATOR_MARK = 'ALLOCATOR_SET';
