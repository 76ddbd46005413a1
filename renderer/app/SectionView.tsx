import { Component, useContext, type ComponentType, type ReactNode } from "react";
import type { Section, SectionOf, SectionType } from "../../schema/language/types.ts";
import type { BlockRegistry } from "../block.ts";
import { useFrame } from "../parts/frame.ts";
import { BlockFailureContext, type BlockFailure } from "./block-failure.ts";

interface SectionViewProps<T extends SectionType> {
  readonly section: SectionOf<T>;
  readonly blocks: BlockRegistry;
}

/** One section on screen: the block registered for its type, behind a boundary that keeps a failure to itself. */
export function SectionView<T extends SectionType>({ section, blocks }: SectionViewProps<T>): ReactNode {
  const type: T = section.type;
  const Block: ComponentType<SectionOf<T>> = blocks[type];
  return (
    <SectionBoundary section={section}>
      <Block {...section} />
    </SectionBoundary>
  );
}

function FailedSection({ error, type }: BlockFailure): ReactNode {
  const { labels } = useFrame();
  const showFailure = useContext(BlockFailureContext);
  if (showFailure) return showFailure({ error, type });
  return (
    <div className="wrap" role="alert">
      <p>{labels.sectionFailed}</p>
    </div>
  );
}

interface BoundaryProps {
  readonly section: Section;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly section: Section;
  /** What the block threw. */
  readonly failed?: { readonly error: unknown } | undefined;
}

class SectionBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { section: this.props.section };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: { error } };
  }

  /** A section that was edited gets another try. */
  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return props.section === state.section ? null : { section: props.section, failed: undefined };
  }

  override render(): ReactNode {
    const { section, failed } = this.state;
    return failed ? <FailedSection error={failed.error} type={section.type} /> : this.props.children;
  }
}
