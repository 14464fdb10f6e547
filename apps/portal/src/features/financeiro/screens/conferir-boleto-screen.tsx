/** /conferir-boleto: whether a slip or a Pix code is ours, for anybody who has received one. */
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSessao } from '../../../sessao/use-sessao.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { type Conferencia, conferirBoleto } from '../conferencia.queries.ts';
import estilos from '../financeiro.module.css';
import { useAto } from '../use-ato.ts';

export function ConferirBoletoScreen() {
  const [, navegar] = useLocation();
  const logado = useSessao().estado === 'ativa';
  const [codigo, setCodigo] = useState('');
  const [faltou, setFaltou] = useState(false);
  const [conferencia, setConferencia] = useState<Conferencia | null>(null);
  const { ocupado, recusa, executar, esquecer } = useAto();
  return (
    <Pagina
      titulo="Conferir um boleto"
      dica="Recebeu um boleto ou um código Pix e quer saber se é nosso? Cole aqui antes de pagar."
      aoVoltar={() => navegar(logado ? '/financeiro' : '/')}
    >
      <form
        noValidate
        className={estilos.pilha}
        onSubmit={(evento) => {
          evento.preventDefault();
          const vazio = codigo.trim() === '';
          setFaltou(vazio);
          setConferencia(null);
          if (vazio) evento.currentTarget.querySelector('input')?.focus();
          else void executar(async () => setConferencia(await conferirBoleto(codigo.trim())));
        }}
      >
        <CampoTexto
          numeros
          rotulo="Linha do boleto ou código Pix"
          dica="A linha tem 47 números e fica acima das barras. Pontos e espaços não atrapalham."
          autoComplete="off"
          spellCheck={false}
          maxLength={600}
          value={codigo}
          erro={faltou ? 'Cole a linha do boleto ou o código Pix.' : undefined}
          onChange={({ currentTarget }) => {
            setCodigo(currentTarget.value);
            setFaltou(false);
            setConferencia(null);
          }}
        />
        <Botao type="submit" largo carregando={ocupado} textoCarregando="Conferindo…">
          Conferir
        </Botao>
      </form>
      {conferencia ? <Resultado conferencia={conferencia} /> : null}
      <section className={estilos.pilha} aria-labelledby="antes-de-pagar">
        <h2 id="antes-de-pagar">Antes de pagar qualquer boleto</h2>
        <p>O aplicativo do banco mostra quem recebe antes de você confirmar. Leia esse nome com calma.</p>
        <p>Nós não mandamos boleto por mensagem de quem você não conhece, nem pedimos Pix para uma pessoa.</p>
      </section>
      <DialogoDeErro mensagem={recusa} aoFechar={esquecer} />
    </Pagina>
  );
}

const TONS: Readonly<Record<Conferencia['resultado'], 'sucesso' | 'erro' | 'atencao'>> = {
  nosso: 'sucesso',
  'nao-e-nosso': 'erro',
  invalido: 'atencao',
};
const TITULOS: Readonly<Record<Conferencia['resultado'], string>> = {
  nosso: 'É nosso',
  'nao-e-nosso': 'Não é nosso: não pague',
  invalido: 'Não conseguimos ler este código',
};

function Resultado({ conferencia }: { conferencia: Conferencia }) {
  const { resultado, mensagem, beneficiario, valorCentavos, vencimento, situacao } = conferencia;
  return (
    <Aviso aoVivo tom={TONS[resultado]} titulo={TITULOS[resultado]}>
      <p>{mensagem}</p>
      {beneficiario ? (
        <p>
          {beneficiario.cnpj === null
            ? `Quem recebe: ${beneficiario.nome}.`
            : `Quem recebe: ${beneficiario.nome}, CNPJ ${beneficiario.cnpj}.`}
        </p>
      ) : null}
      {valorCentavos !== null && vencimento !== null ? (
        <p>{`${formatarReais(valorCentavos)}, vence em ${formatarData(vencimento)}${situacao ? `. Situação: ${situacao}` : ''}.`}</p>
      ) : null}
    </Aviso>
  );
}
