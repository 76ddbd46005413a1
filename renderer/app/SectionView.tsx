import { Component, type ComponentType, type ReactNode } from "react";
import type { Section, SectionOf, SectionType } from "../../schema/language/types.ts";
import type { BlockRegistry } from "../block.ts";
import { useFrame } from "../parts/frame.ts";

interface SectionViewProps<T extends SectionType> {
  readonly section: SectionOf<T>;
  readonly blocks: BlockRegistry;
}

/** One section on screen: the block registered for its type, behind a boundary that keeps a failure to itself. */
export function SectionView<T extends SectionType>({ section, blocks }: SectionViewProps<T>): ReactNode {
  const type: T = section.type;
  const Block: ComponentType<SectionOf<T>> = blocks[type];
  return (
    <SectionBoundary section={section} fallback={<FailedSection />}>
      <Block {...section} />
    </SectionBoundary>
  );
}

function FailedSection(): ReactNode {
  const { labels } = useFrame();
  return (
    <div className="wrap" role="alert">
      <p>{labels.sectionFailed}</p>
    </div>
  );
}

interface BoundaryProps {
  readonly section: Section;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly section: Section;
  readonly failed: boolean;
}

class SectionBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { section: this.props.section, failed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  /** A section that was edited gets another try. */
  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return props.section === state.section ? null : { section: props.section, failed: false };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
